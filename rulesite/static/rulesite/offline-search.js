"use strict";

// Fills the search page that is shown with no network: what search.js finds in the stored index,
// shown as the server shows it.
{
  const FIRST_WORDS = 150;
  const place = document.getElementById("found");
  const box = document.getElementById("ask");
  const section = (when) => place.querySelector(`[data-when=${when}]`);

  const index = async (address) => tileSearch.open(await (await fetch(address)).json());
  const others = Promise.all(place.dataset.others.split(" ").map((one) => index(one).catch(() => null)));
  const own = index(place.dataset.index);

  function made(name, lang = "", texts = []) {
    const element = document.createElement(name);
    if (lang) element.lang = lang;
    element.append(...texts);
    return element;
  }

  function firstWords(text) {
    if (text.length <= FIRST_WORDS) return text;
    const cut = text.slice(0, FIRST_WORDS);
    return cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:.]+$/, "") + " …";
  }

  const pieces = (text, marked) => tileSearch.marks(text, marked)
    .map((piece) => piece.isMarked ? made("mark", "", [piece.text]) : piece.text);

  function result([, , title, text, href, number, where, , lang], marked) {
    const link = made("a", lang, pieces(title, marked));
    link.href = href;
    const stands = made("p", "", [number ? `§ ${number} · ` : "", where]);
    stands.className = "small quiet";
    return made("li", "", [link, made("p", lang, pieces(firstWords(text), marked)), stands]);
  }

  async function show(text) {
    const [mine, more] = [await own, (await others).filter(Boolean)];
    if (text !== box.value) return; // typed on meanwhile
    const { hits, marked } = text.trim() ? tileSearch.find(text, mine, more) : { hits: [] };
    place.querySelector("ol").replaceChildren(...hits.map((hit) => result(hit, marked)));
    section("found").hidden = !hits.length;
    section("missed").hidden = Boolean(hits.length) || !text.trim();
    const told = place.querySelector("section:not([hidden]) h2")?.textContent ?? "";
    document.getElementById("told").textContent = told;
  }

  const asked = () => show(box.value).catch(() => {});
  let pause = 0;
  box.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      history.replaceState(null, "", box.value ? `?q=${encodeURIComponent(box.value)}` : location.pathname);
      asked();
    }, 200);
  });
  box.value = new URLSearchParams(location.search).get("q") ?? "";
  asked();
}
