// Loads the shards of the index that a search needs, and lists the photos they name. Shards are
// scripts: those load from a disk, too.
"use strict";

// Folding, as in Sources/SearchIndex/Folding

const range = codes => new RegExp(`[${codes.replace(/\w+ ?/g, "\\u{$&}").replace(/ /g, "")}]`, "u");
const MARK = range("AD 2BB 2BC 300-36F 483-489 591-5BD 5BF 5C1 5C2 5C4 5C5 5C7 610-61A 640 64B-65F 670 6D6-6DC "
  + "6DF-6E4 6E7 6E8 6EA-6ED 1AB0-1AFF 1DC0-1DFF 200B-200F 202A-202E 2060-2069 20D0-20FF FE00-FE0F "
  + "FE20-FE2F FEFF 1F3FB-1F3FF E0020-E007F");
const KINDS = {
  flag: range("1F1E6-1F1FF"),
  symbol: range("2300-23FF 25A0-27BF 2B00-2BFF 1F000-1F1E5 1F200-1FBFF"),
  gap: /[^\p{L}\p{N}\p{M}]/u,
  dense: range("E00-EFF 1000-109F 1780-17FF 3005-3007 3041-30FF 3105-312F 3400-4DBF 4E00-9FFF "
    + "AC00-D7A3 20000-3FFFF"),
  word: /./su
};
const OTHERS = new Map(("ßss æae œoe þth øo đd ðd łl ħh ŧt ıi ςσ ٱا ىي ةه کك یي ہه "
  + "٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9")
  .split(" ").map(pair => [pair[0], pair.slice(1)]));

const fold = text => Array.from(
  text.replace(/[\u2120\u2122]/g, " ").normalize("NFKD").toLowerCase(),
  letter => MARK.test(letter) ? "" : OTHERS.get(letter) ?? letter).join("").normalize("NFC")
  .replace(/[\u30A1-\u30F6]/g, kana => String.fromCharCode(kana.charCodeAt() - 0x60));

const runs = text => {
  const all = [];
  for (const letter of fold(text)) {
    const kind = Object.keys(KINDS).find(kind => KINDS[kind].test(letter)), last = all.at(-1);
    if (last && last.kind === kind) last.letters.push(letter);
    else all.push({ kind, letters: [letter] });
  }
  return all.filter(run => run.kind !== "gap");
};

const pieces = ({ kind, letters }) => {
  if (kind === "symbol") return letters;
  if (kind === "word") return [letters.slice(0, 24).join("")];
  const pairs = letters.map((letter, i) => letter + (letters[i + 1] || ""));
  return kind === "dense" ? pairs : pairs.filter((_, i) => i % 2 === 0);
};

// The last word is taken for a beginning, and so is a lone letter of a dense script.
const wishesOf = text => runs(text).flatMap((run, i, all) => {
  const parts = pieces(run), isDense = run.kind === "dense";
  const isOpen = isDense ? parts.length === 1 : run.kind === "word" && i === all.length - 1;
  if (isDense && !isOpen) parts.pop();
  return parts.map(part => ({ part, isOpen }));
});

const make = (name, values, ...children) => {
  const element = Object.assign(document.createElement(name), values);
  element.append(...children);
  return element;
};

const waiting = {}, shards = {};
const photoSearch = (name, data) => waiting[name](data);
const load = name => shards[name] ||= new Promise((resolve, reject) => {
  waiting[name] = resolve;
  const onerror = () => { delete shards[name]; reject(name); };
  document.head.append(make("script", { src: `search/${name}.js`, onerror }));
});
photoSearch.terms = text => runs(text).flatMap(pieces);

// A beginning that is spread over more shards is taken for a word.
const listsOf = async ({ part, isOpen }) => {
  const path = Array.from(part, letter => (letter.codePointAt() & 15).toString(16)).join("");
  const root = await load("index");
  if (root.terms) return [root.terms];
  const top = await load("t" + path[0]);
  if (Array.isArray(top)) return [top];
  const ways = top.split.split(" "), own = ways.filter(way => `${path}z`.startsWith(way));
  const near = ways.filter(way => way.startsWith(path) || path.startsWith(way));
  return Promise.all((isOpen && near.length < 9 ? near : own).map(way => load("t" + way)));
};

// A letter tells how many digits are those of the number before, then come the others.
const numbers = (text, last = "") => Array.from(text.matchAll(/([a-u])(\d*)/g),
  ([, shared, rest]) => last = last.slice(0, shared.charCodeAt() - 97) + rest);
const byAge = (a, b) => b.length - a.length || (a < b ? 1 : a > b ? -1 : 0);

// The newest photos of each term come with it, older ones in files.
const blocksOf = async wish => {
  const newest = new Set(), blocks = [];
  for (const list of await listsOf(wish))
    for (let i = 0; i < list.length; i += 2) {
      if (wish.isOpen ? !list[i].startsWith(wish.part) : list[i] !== wish.part) continue;
      const [text, name, lows = ""] = [].concat(list[i + 1]), ids = numbers(text);
      ids.forEach(id => newest.add(id));
      let below = ids.at(-1);
      numbers(lows).forEach((low, k, all) => {
        blocks.push({ name: `${name}-${all.length - 1 - k}`, low, below });
        below = low;
      });
    }
  const ids = [...newest].sort(byAge);
  return ids.length ? [{ ids, low: ids.at(-1) }, ...blocks] : [];
};

async function* matches(wishes) {
  const found = (await Promise.all(wishes.map(blocksOf))).sort((a, b) => a.length - b.length);
  let below;
  const lows = (found[0] || []).map(block => block.low).sort(byAge);
  for (const low of lows) {
    const isNear = id => byAge(id, low) <= 0 && (!below || byAge(id, below) > 0);
    let ids;
    for (const blocks of found) {
      const near = blocks.filter(block => (!below || byAge(block.low, below) > 0)
        && (!block.below || byAge(block.below, low) < 0));
      const lists = near.map(async block => block.ids || numbers(await load(block.name)));
      const own = new Set((await Promise.all(lists)).flat().filter(isNear));
      ids = ids ? ids.filter(id => own.has(id)) : [...own].sort(byAge);
    }
    yield { ids, isLast: low === lows.at(-1) };
    below = low;
  }
}

const entryOf = async id => {
  let hash = 0x811C9DC5;
  for (const digit of id) hash = Math.imul(hash ^ digit.charCodeAt(), 0x01000193) >>> 0;
  const root = await load("index");
  return (await load("d" + ((hash ^ hash >>> 15) & root.shards - 1)))[id];
};

const [field, told, results, more] = ["query", "found", "results", "more"]
  .map(id => document.getElementById(id));
const words = field.closest(".finder").dataset;
let current, timer;

const item = (id, [title, owner, src, width, height, className, isVideo]) =>
  make("li", { className }, make("a", { href: `photo/${id}.html` },
    src ? make("img", { src, width, height, alt: "", loading: "lazy" })
      : make("span", { className: "lost" }, words.lost),
    ...isVideo ? [make("span", { className: "kind" }, words.video)] : [],
    make("span", {}, make("b", { dir: "auto" }, title), " ", make("bdi", {}, owner))));

const show = async (search, isFirst) => {
  while (search.ids.length - search.shown < 48 && !search.isDone) {
    const { value } = await search.source.next();
    search.isDone = !value || value.isLast;
    if (value) search.ids.push(...value.ids);
  }
  const ids = search.ids.slice(search.shown, search.shown + 48);
  const items = await Promise.all(ids.map(async id => item(id, await entryOf(id))));
  if (search !== current) return;
  if (isFirst) results.replaceChildren();
  results.append(...items);
  search.shown += ids.length;
  const { length } = search.ids;
  more.hidden = search.isDone && search.shown === length;
  told.textContent = words[length ? search.isDone ? "found" : "many" : search.text ? "none" : "rest"]
    .replace("{count}", length.toLocaleString(document.documentElement.lang));
  if (!isFirst && items[0]) items[0].firstChild.focus();
};

const attempt = (isFirst, search = current) => show(search, isFirst)
  .catch(() => { if (search === current) told.textContent = words.failed; });

const begin = () => {
  const text = field.value.trim(), hash = `#${encodeURIComponent(text)}`;
  current = { text, source: matches(wishesOf(text)), ids: [], shown: 0, isDone: false };
  if (location.hash !== hash && (text || location.hash)) location.replace(hash);
  attempt(true);
};

const recall = () => {
  let text = location.hash.slice(1);
  try { text = decodeURIComponent(text); } catch { /* as it is */ }
  if (text === field.value.trim()) return;
  field.value = text;
  begin();
};

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(begin, 120);
});
more.addEventListener("click", () => attempt(false));
addEventListener("hashchange", recall);
recall();
if (!current) begin();
if (!field.value) field.focus();
