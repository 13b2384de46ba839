/** What the tags of an element say of a business, cleaned: nothing that they hold is trusted. */
import parsePhoneNumber, { isSupportedCountry } from "libphonenumber-js/max";
import type { Tags } from "#lib/product/directory/osm/element";
import { numberOfWord } from "#lib/product/directory/osm/phone-words";
import { postalWord } from "#lib/product/directory/places/postal-code";
import { cutText, plainText } from "#lib/base/text/text";

/** Why something of a file is not in the directory as it stands there. */
export const leftOutReasons = {
  unreadable: "elements that could not be read",
  noName: "places without a name",
  notPublic: "places that are private or closed for good",
  noPosition: "places whose position is not in the file",
  tooLarge: "places with more or longer tags than any real one",
  phone: "telephone numbers that are none (the place is kept, and cannot be called)",
  website: "addresses of websites that are no safe ones (the place is kept)",
  hours: "opening hours that could not be understood (the place is kept)",
  text: "names and addresses with control characters (kept without them)",
} as const;
export type LeftOut = keyof typeof leftOutReasons;
export type Note = (reason: LeftOut) => void;

const longestName = 120;
const longestAddress = 200;
const longestValue = 4096;
const mostTags = 400;

/** Whether an element has more tags, or longer ones, than any real business: it is not read. */
export const isTooLarge = (tags: Tags): boolean => {
  const entries = Object.entries(tags);
  return entries.length > mostTags || entries.some(([, value]) => value.length > longestValue);
};

/** Control characters, marks of text direction and other letters that are not seen, joiners within words aside. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** The value of a tag that is read rather than shown, without what is not seen: people paste it along. */
export const readableText = (value: string): string => value.replace(unseen, " ").trim();

/** A text of a tag as it can be shown: one line, nothing hidden in it, not longer than `most`. */
export function cleanText(value: string | undefined, most: number, note: Note): string {
  if (value === undefined) return "";
  const clean = plainText(value).replace(unseen, " ").replace(/\s+/g, " ").trim();
  if (value.search(unseen) !== -1) note("text");
  return cutText(clean, most);
}

/** The name, or that of the chain; empty where neither is there. */
export const nameOf = (tags: Tags, note: Note): string =>
  cleanText(tags.name, longestName, note) || cleanText(tags.brand, longestName, note);

/** Names that people may search by beside the one that is shown. */
const otherNames = [
  "brand",
  "operator",
  "alt_name",
  "short_name",
  "official_name",
  "old_name",
  ...["en", "es", "fr", "de", "pt"].map((language) => `name:${language}`),
];

/** Everything that a business is called, and the kinds of sport it is for. */
export const searchNames = (tags: Tags, note: Note): string[] =>
  [...otherNames, "sport"].map((key) => cleanText(tags[key]?.replaceAll(";", " "), longestName, note));

/** Whether anybody may go there. */
export const isPublic = (tags: Tags): boolean =>
  !["private", "no"].includes(tags.access ?? "") &&
  !["closed", "off"].includes((tags.opening_hours ?? "").trim().toLowerCase()) &&
  tags["disused"] !== "yes" &&
  tags["abandoned"] !== "yes";

/** What the first of these tags says that is there, and means something to `read`; null, and noted, where none does. */
function firstRead<T>(
  tags: Tags,
  keys: readonly string[],
  read: (text: string) => T | null,
  unread: () => void,
): T | null {
  const texts = keys.map((key) => tags[key] ?? "").filter((text) => readableText(text) !== "");
  for (const text of texts) {
    const found = read(text);
    if (found !== null) return found;
  }
  if (texts.length > 0) unread();
  return null;
}

/** The tags for numbers that the map calls mobile. */
const mobileTags = ["contact:mobile", "mobile"];

/**
 * The first number of the tags that is one where the place is, in E.164; null where there is none. No mobile number in North
 * America: an artificial voice may not call it without consent (`manners.ts`), and the number itself does not show what it is.
 */
export function phoneOf(tags: Tags, country: string, note: Note): string | null {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const numbersIn = (tag: string) => {
    const some = tag.slice(0, longestAddress).split(betweenNumbers).map(readableText);
    return some.flatMap(betweenSlashes).flatMap((text) => {
      const bare = text.replace(aroundNumber, "");
      const number = parsePhoneNumber(bare, { ...home, extract: false }) ?? numberOfWord(bare, home);
      return number?.isValid() && number.number.length <= longestNumber ? [number.number] : [];
    });
  };
  const mobile = mobileTags.flatMap((key) => numbersIn(tags[key] ?? ""));
  const isCalled = (number: string) => !number.startsWith("+1") || !mobile.includes(number);
  const read = (tag: string) => numbersIn(tag).find(isCalled) ?? null;
  return firstRead(tags, ["phone", "contact:phone", ...mobileTags], read, () => note("phone"));
}

/**
 * What people write around a number: "tel:", "Phone", spaces, and behind it whose it is, as in "(office)". Other words are not
 * removed: "Fax 030…" is no number to call.
 */
const aroundNumber =
  /^\s*(?:(?:tel|tél|telephone|téléphone|teléfono|telefone|telefon|phone)(?!\p{L})[.:]*\s*)?|\s*(?:\((?!fax)[^()\d]*\)\s*)?$/giu;

/** What stands between two numbers, in the languages that the product speaks too. */
const betweenNumbers = /[;,|\n]| (?:and|or|y|o|et|ou|und|oder|e|&) /i;

/**
 * What may be one number, the likeliest first: a slash stands between two of them, or behind the code of a town, as in
 * `030/2312503`. What follows such a code would be somebody else's number by itself.
 */
function betweenSlashes(text: string): string[] {
  const [first = "", ...others] = text.split("/");
  return [first, text, ...others.filter((other) => !/\d/.test(first) || /^\s*[+(0]/.test(other))];
}

const longestNumber = 16;
const longestWebsite = 300;

/** The address of the website, where it is one that may be followed; null otherwise. */
export const websiteOf = (tags: Tags, note: Note): string | null =>
  firstRead(tags, ["website", "contact:website", "url"], safeAddress, () => note("website"));

function safeAddress(tag: string): string | null {
  const [first = ""] = tag.replace(unseen, "").trim().split(";");
  const text = /^[a-z][a-z\d+.-]*:/i.test(first) ? first : `https://${first}`;
  const url = URL.parse(text);
  const isSafe =
    url !== null &&
    ["http:", "https:"].includes(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.port === "" &&
    // A name of the public net: no address by numbers, no machine of somebody's own.
    /\.[a-z][a-z\d-]+$/i.test(url.hostname) &&
    url.href.length <= longestWebsite;
  return isSafe ? url.href : null;
}

/** Where the number stands before the street. */
const numberFirst = new Set(["AU", "CA", "FR", "GB", "IE", "NZ", "US", "ZA"]);
/** Where the postal code follows the town, and the state stands between them. */
const codeLast = new Set(["AU", "CA", "US"]);

/** The address in one line, as it is written where it is; empty where the tags have none. */
export function addressOf(tags: Tags, country: string, note: Note): string {
  const part = (key: string) => cleanText(tags[`addr:${key}`], longestName, note);
  const full = cleanText(tags["addr:full"], longestAddress, note);
  const [number, street] = [part("housenumber"), part("street") || part("place")];
  if (street === "") return full;
  const line = numberFirst.has(country) ? [number, street] : [street, number];
  const [code, city, state] = [part("postcode"), part("city"), part("state")];
  const town = codeLast.has(country)
    ? [city, [state, code].filter(Boolean).join(" ")].filter(Boolean).join(", ")
    : [country === "GB" ? city : code, country === "GB" ? code : city].filter(Boolean).join(" ");
  return cutText([line.filter(Boolean).join(" "), town].filter(Boolean).join(", "), longestAddress);
}

const longestCode = 12;

/** The postal code as the word that it is found by; empty where the tags have none. */
export function postalCodeOf(tags: Tags): string {
  const word = postalWord(tags["addr:postcode"] ?? "");
  return word.length <= longestCode ? word : "";
}

const mostLanguages = 12;

/** What is spoken there, as language codes: `language:es=yes`. */
export const languagesOf = (tags: Tags): string[] =>
  Object.entries(tags)
    .filter(([, value]) => ["yes", "main", "only"].includes(value))
    .map(([key]) => /^language:([a-z]{2,3})$/.exec(key)?.[1])
    .filter((code) => code !== undefined)
    .slice(0, mostLanguages)
    .toSorted();

const wheelchairs = new Map<string | undefined, "yes" | "limited" | "no">([
  ["yes", "yes"],
  ["designated", "yes"],
  ["limited", "limited"],
  ["no", "no"],
]);

/** Whether one gets in by wheelchair; null where the tags do not say. */
export const wheelchairOf = (tags: Tags): "yes" | "limited" | "no" | null =>
  wheelchairs.get(tags.wheelchair) ?? null;
