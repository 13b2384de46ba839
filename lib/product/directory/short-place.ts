/** A place as people write it in full, such as `Portland, Oregon 97201, USA`, as the directory calls it. */

const states: Readonly<Record<string, string>> = {
  al: "alabama",
  ak: "alaska",
  az: "arizona",
  ar: "arkansas",
  ca: "california",
  co: "colorado",
  ct: "connecticut",
  de: "delaware",
  dc: "district of columbia",
  fl: "florida",
  ga: "georgia",
  hi: "hawaii",
  id: "idaho",
  il: "illinois",
  in: "indiana",
  ia: "iowa",
  ks: "kansas",
  ky: "kentucky",
  la: "louisiana",
  me: "maine",
  md: "maryland",
  ma: "massachusetts",
  mi: "michigan",
  mn: "minnesota",
  ms: "mississippi",
  mo: "missouri",
  mt: "montana",
  ne: "nebraska",
  nv: "nevada",
  nh: "new hampshire",
  nj: "new jersey",
  nm: "new mexico",
  ny: "new york",
  nc: "north carolina",
  nd: "north dakota",
  oh: "ohio",
  ok: "oklahoma",
  or: "oregon",
  pa: "pennsylvania",
  ri: "rhode island",
  sc: "south carolina",
  sd: "south dakota",
  tn: "tennessee",
  tx: "texas",
  ut: "utah",
  vt: "vermont",
  va: "virginia",
  wa: "washington",
  wv: "west virginia",
  wi: "wisconsin",
  wy: "wyoming",
};

/** The longest first: `west virginia` ends in another state. */
const byName = Object.entries(states).toSorted(([, a], [, b]) => b.length - a.length);

const country = / (?:usa|us|u s a|u s|united states|united states of america)$/;
/** Five digits, or nine; behind a place only. */
const postalCode = / \d{5}(?: \d{4})?$/;

/** Words of many names, which are written in full or not: Saint Louis is also St. Louis. */
const short: Readonly<Record<string, string>> = { saint: "st", sainte: "ste", fort: "ft", mount: "mt" };
const inFull = new RegExp(`(?<=^| )(?:${Object.keys(short).join("|")})(?= )`, "g");

/** The folded words of a place without its country and postal code, its state in two letters, and such words cut short. */
export function shortPlace(words: string): string {
  const bare = words
    .replace(country, "")
    .replace(postalCode, "")
    .replace(/ d c$/, " dc")
    .replace(inFull, (word) => short[word] ?? word);
  for (const [code, name] of byName)
    if (bare.endsWith(` ${name}`)) return `${bare.slice(0, -name.length)}${code}`;
  return bare;
}

/** What large cities are called for short, folded. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  "new york": ["nyc", "n y c", "new york city"],
  "los angeles": ["la", "l a"],
  "san francisco": ["sf", "s f", "san fran"],
  philadelphia: ["philly"],
  "las vegas": ["vegas"],
  washington: ["dc", "d c"],
};
const byNickname = new Map(
  Object.entries(nicknames).flatMap(([city, called]) => called.map((nickname) => [nickname, city] as const)),
);

/** The folded name of the city that folded words are a nickname of; null where they are none. */
export const nicknamedCity = (words: string): string | null => byNickname.get(words) ?? null;
