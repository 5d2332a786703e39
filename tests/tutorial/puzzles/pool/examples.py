"""Entries to test with, met in games of bots and small enough to count by hand."""

from tutorial.puzzles.pool.entry import PoolEntry

TEXTS = {
    "best-finish": (
        "2!\tc 1d A A -,-,-,-,- KKW 18,18,19,13,12 0,0,0,0,0"
        " 0:W,BB,WWW,KKK,-:...../...../...../...../.....:-"
        " 0:R,KK,WWW,YY,-:...../...../...../...../.....:M\t6,4,2,4,3\t"
    ),
    "best-move": (
        "3!\tc 2d A B YRRR,-,-,-,- RRR 12,14,8,14,12 3,1,2,2,1"
        " 4:K,-,BBB,WWWW,K:....W/..Y../....R/...B./.....:M"
        " 0:W,-,Y,RRR,B:.Y.../W..../...../...../.....:YKK"
        "\t11,9,5,9,5\tCR2,CY3CRF,CR2CYF,1Y3CRF,1R2CYF"
    ),
    "least-harm": (
        "3!\tc 4d B A -,-,-,-,- BBBBYYY 4,3,5,5,3 1,7,10,7,8"
        " 22:K,-,BBB,B,WWW:BYR../WBY../K..../...../YRK..:B"
        " 13:R,YY,KKK,WW,BBB:B..KW/W..RK/...YR/...../...W.:YM\t20,13,16\t"
    ),
    "feed-or-starve": (
        "2!\tc 9d B A -,-,BBYY,-,- BB 7,7,11,13,8 0,0,1,0,0"
        " 0:-,-,RRR,B,YY:BYR.W/WB.RK/KW.Y./R..../.....:KKKMWWR"
        " 0:-,K,WW,YYYY,BBBB:BYR.W/WBY../...Y./...../..K..:WWW"
        "\t-2,-2,0,-2,-2\tCY2CBF,CY2CB5,CB4,3Y2CBF,3Y2CB5"
    ),
}
"""One entry of each type; the obvious move is wrong in all."""
ENTRIES = {type_id: PoolEntry.parse(text) for type_id, text in TEXTS.items()}
PLAIN = PoolEntry.parse(
    "1.\tg 4d A A -,-,-,-,- BYYK 4,4,3,7,2 8,8,6,6,6"
    " 27:K,WW,BBB,K,RRR:.RYW./.KRY./..WR./.YB../.....:-"
    " 23:B,YY,WWW,RR,WW:KWR../BK..R/.RK../YBW../.....:MW"
    "\t3,3,5,3\tCKFCYF,CKFCBF,CBFCYF,CBFCYF"
)
"""A best move on the grey side that is the obvious one."""
LAST_DUEL = PoolEntry.parse(
    "2!\tc 5d B A -,-,-,-,- BBBYYYRKKKK 0,0,0,0,0 8,11,11,9,10"
    " 31:B,KK,WWW,-,-:.YRKW/.BYR./K.BY./..WB./.RK..:M"
    " 19:B,W,BBB,RR,WW:.YRKW/.BYRK/....R/..W../Y....:-"
    "\t-56,-56,-56,-58,-41\tCK4CR4CY5,CK4CR4CB5,CK4CBFCY5,CK4CBFCY5,CR4CBFCY5"
)
"""A round that ends the game for two; the best take leaves the other player fewer bonuses."""
LAST_TAKE = PoolEntry.parse(
    "2!\tc 5d B A -,-,-,-,- BBBBBRKK 0,0,0,0,0 10,13,12,10,12"
    " 1:K,K,-,-,-:.YR../.B.R./...YR/R..../.RK..:KMWWWY"
    " 29:R,YY,KK,-,-:BY.KW/WB.R./.WBY./..WB./..KW.:-"
    "\t82,61,69,69,68,75,69,67\t"
)
"""A take that fills a row; the best one scores less by tiles and more by bonuses."""
LAST_GREY = PoolEntry.parse(
    "2.\tg 5d A B -,-,-,-,- YYRKK 0,0,0,0,0 13,9,11,9,10"
    " 37:B,WW,-,RRRR,WWWWW:.YRWK/Y.KBR/.RBKY/....B/.....:-"
    " 0:W,BB,KK,KK,YYY:R..BK/KY.../...../...../.....:WMYY"
    "\t72,73,72\t"
)
"""A take on the grey side before a row gets full; how to tile is chosen with the bonuses."""
