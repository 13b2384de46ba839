/** A place as people write it in full, such as `Portland, Oregon 97201, USA`, as the directory calls it. */

/**
 * States by their codes: of the United States, then of Canada, Australia, Mexico and Brazil, whose labels have the code of ISO 3166
 * too. Some codes are those of several states.
 */
const states = `
  al alabama, ak alaska, az arizona, ar arkansas, ca california, co colorado, ct connecticut, de delaware,
  dc district of columbia, fl florida, ga georgia, hi hawaii, id idaho, il illinois, in indiana, ia iowa, ks kansas,
  ky kentucky, la louisiana, me maine, md maryland, ma massachusetts, mi michigan, mn minnesota, ms mississippi, mo missouri,
  mt montana, ne nebraska, nv nevada, nh new hampshire, nj new jersey, nm new mexico, ny new york, nc north carolina,
  nd north dakota, oh ohio, ok oklahoma, or oregon, pa pennsylvania, ri rhode island, sc south carolina, sd south dakota,
  tn tennessee, tx texas, ut utah, vt vermont, va virginia, wa washington, wv west virginia, wi wisconsin, wy wyoming,
  ab alberta, bc british columbia, mb manitoba, nb new brunswick, nl newfoundland and labrador, ns nova scotia,
  nt northwest territories, nu nunavut, on ontario, pe prince edward island, qc quebec, sk saskatchewan, yt yukon,
  act australian capital territory, nsw new south wales, nt northern territory, qld queensland, sa south australia,
  tas tasmania, vic victoria, wa western australia,
  agu aguascalientes, bcn baja california, bcs baja california sur, cam campeche, chh chihuahua, chp chiapas,
  cmx ciudad de mexico, coa coahuila, col colima, dur durango, gro guerrero, gua guanajuato, hid hidalgo, jal jalisco,
  mex estado de mexico, mic michoacan, mor morelos, nay nayarit, nle nuevo leon, oax oaxaca, pue puebla, que queretaro,
  roo quintana roo, sin sinaloa, slp san luis potosi, son sonora, tab tabasco, tam tamaulipas, tla tlaxcala,
  ver veracruz, yuc yucatan, zac zacatecas,
  ac acre, al alagoas, am amazonas, ap amapa, ba bahia, ce ceara, df distrito federal, es espirito santo, go goias,
  ma maranhao, mg minas gerais, ms mato grosso do sul, mt mato grosso, pa para, pb paraiba, pe pernambuco, pi piaui,
  pr parana, rj rio de janeiro, rn rio grande do norte, ro rondonia, rr roraima, rs rio grande do sul,
  sc santa catarina, se sergipe, sp sao paulo, to tocantins`;

const codes = new Map(
  states.split(",").map((text) => {
    const [code = "", ...name] = text.trim().split(" ");
    return [name.join(" "), code] as const;
  }),
);

/** The countries behind a place. Behind `de` or `new`, as in Ciudad de México, it is part of a name. */
const country = new RegExp(
  `(?<!(?:^| )(?:de|la|new|nueva|nuevo|south|western)) (?:${[
    "usa|us|u s a|u s|united states|united states of america|estados unidos|etats unis|eua|eeuu",
    "canada|mexico|mexique|brasil|brazil|bresil|australia|united kingdom|uk|u k|great britain",
    "deutschland|germany|osterreich|austria|schweiz|suisse|switzerland|france|espana|spain|portugal|ireland",
  ].join("|")})$`,
);
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
  // The longest first: `west virginia` ends in another state.
  for (let at = bare.indexOf(" "); at !== -1; at = bare.indexOf(" ", at + 1)) {
    const code = codes.get(bare.slice(at + 1));
    if (code !== undefined) return `${bare.slice(0, at)} ${code}`;
  }
  return bare;
}

/** A large city, and its state by its code. */
type KnownCity = { name: string; state: string };

/** What large cities are called for short, folded. */
const nicknames: readonly (KnownCity & { called: readonly string[] })[] = [
  { name: "new york", state: "ny", called: ["nyc", "n y c", "new york city"] },
  { name: "los angeles", state: "ca", called: ["la", "l a"] },
  { name: "san francisco", state: "ca", called: ["sf", "s f", "san fran"] },
  { name: "philadelphia", state: "pa", called: ["philly"] },
  { name: "las vegas", state: "nv", called: ["vegas"] },
  { name: "washington", state: "dc", called: ["dc", "d c"] },
];
const byNickname = new Map(
  nicknames.flatMap(({ called, ...city }) => called.map((nickname) => [nickname, city] as const)),
);

/** The city, its name folded, that folded words are a nickname of; null where they are none. */
export const nicknamedCity = (words: string): KnownCity | null => byNickname.get(words) ?? null;
