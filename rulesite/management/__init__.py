"""Commands for those who change the site, and the daily clearing up."""
