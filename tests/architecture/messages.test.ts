import { readdirSync, readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { languages, locales, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { namespaces } from "#lib/base/i18n/namespaces";
import { phrasesOf } from "#lib/local/call-simulator/phrases";
import { datasetFile } from "#lib/local/shipped-library";
import { readDataset } from "@/scripts/content/dataset-file";

type Tree = { [key: string]: string | Tree };

/** All strings of one file as `a.b.c` -> text. */
function strings(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : strings(value, `${prefix}${key}.`),
  );
}

const read = (locale: string) =>
  new Map(
    namespaces.flatMap((namespace) =>
      strings(
        JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, "utf8")) as Tree,
        `${namespace}:`,
      ),
    ),
  );

const english = read("en");

/** `{name` and `<tag>` of a message: what a translation must carry too. The words of a plural are no names. */
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|few|many|today|tomorrow|other) )\{\s*(\w+)|<(\w+)>/g)]
    .map(([, name, tag]) => name ?? `<${tag}>`)
    .toSorted();

/** What a language may ask for besides: in Spanish and Portuguese the article of a time depends on the hour. */
const ofGrammar = new Set(["hour"]);

/** Words that are the same in several languages, and texts that are only placeholders. */
const sameEverywhere =
  /^(\+\{count\}|\{count\} min|FAQ|Blog|Cookies|Menu|Lantern|RSS.*|JSON.*|E-mail|Email|English|Español.*|Français|Deutsch|Português)$/;

/** Words that a language shares with English. */
const sharedWords: Partial<Record<Locale, RegExp>> = {
  fr: /^(Actions|Micro-actions|Guides|Contact|Sources)$/,
  de: /^(Support|Start)$/,
};

test("each language has a file for each namespace and no other", () => {
  for (const locale of locales)
    expect(readdirSync(`messages/${locale}`).toSorted(), locale).toEqual(
      namespaces.map((name) => `${name}.json`).toSorted(),
    );
});

for (const locale of locales.filter((one) => one !== "en")) {
  const translated = read(locale);

  test(`${locale} has the keys of English and no others`, () => {
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test(`${locale} carries the placeholders of English`, () => {
    const wrong = [...english].filter(([key, text]) => {
      const there = new Set(placeholders(translated.get(key) ?? ""));
      return new Set(placeholders(text)).symmetricDifference(there).difference(ofGrammar).size > 0;
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test(`${locale} is translated: at most 3 % of its strings are the English ones`, () => {
    const same = [...english].filter(
      ([key, text]) =>
        translated.get(key) === text && !sameEverywhere.test(text) && !sharedWords[locale]?.test(text),
    );
    expect(same.length / english.size, same.map(([key]) => key).join(", ")).toBeLessThanOrEqual(0.03);
  });
}

test.each(locales)("in %s no title ends with a full stop", (locale) => {
  const titles = [...read(locale)].filter(([key]) => /[:.]\w*title$/i.test(key));
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter(([, text]) => text.endsWith("."))).toEqual([]);
});

test("a business is addressed as usted in Spanish, by the form's common words too", async () => {
  for (const locale of ["es", "es-mx"] as const) {
    const { calls, forms } = await readMessages(locale);
    const shown = [...Object.values(calls.doNotCall), forms.email.placeholder, forms.emailRequired];
    for (const text of [...shown, forms.emailInvalid])
      expect(text, locale).not.toMatch(/(?<!\p{L})(tú|tus?|te|ti|escribe|espera|vuelve|intenta)(?!\p{L})/iu);
  }
});

test("French breaks no line before its marks: the space there is a no-break one, and narrow before ; ! and ?", () => {
  const wrong = [...read("fr")].filter(([, text]) =>
    /[ \u{A0}][;!?]|[ \u{202F}][:»%]|«[ \u{202F}]/u.test(text),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test("French parts neither thousands nor a number from its unit at the end of a line", () => {
  // A telephone number, which begins with its country, has its own groups.
  const thousands = /(?<![\d+] ?)\d{1,3} \d{3}(?! ?\d)/u;
  const unit = /[\d}] (?:min|h)(?!\p{L})/u;
  const wrong = [...read("fr")].filter(([, text]) => thousands.test(text) || unit.test(text));
  expect(wrong.map(([key]) => key)).toEqual([]);
});

/** What users and businesses call things: it may begin with a vowel or have an article of its own. */
const anyName = "(?:place|name|business|city)";
/** Words that merge with such a name ("d’Austin", "du Havre", "no Recife"), or that need its article ("bei der Schule"). */
const mergesWithName: Partial<Record<Locale, RegExp>> = {
  fr: new RegExp(String.raw`(?<!\p{L})(?:de|à|que|jusqu’à) \{${anyName}\}`, "iu"),
  pt: new RegExp(String.raw`(?<!\p{L})(?:de|em|a|por) \{${anyName}\}`, "iu"),
  de: new RegExp(String.raw`(?<!\p{L})(?:bei|um|von|in|zu|nach) \{(?:place|name|city)\}`, "iu"),
};

test.each(locales)(
  "in %s no name stands behind a word that would merge with it or need its article",
  (locale) => {
    const { phrases } = phrasesOf(languages[locale].tag);
    const texts = [
      ...read(locale),
      ...Object.entries(phrases).map(([key, some]) => [key, some.join()] as const),
    ];
    expect(texts.filter(([, text]) => mergesWithName[locale]?.test(text)).map(([key]) => key)).toEqual([]);
  },
);

test("German writes thousands without a point", () => {
  const wrong = [...read("de")].filter(([, text]) => /(?<![\d.])[1-9]\d{0,2}\.\d{3}/u.test(text));
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test("German words on an email address suit a parent, who is du, and a business, which is Sie", () => {
  const german = read("de");
  const words = ["email.placeholder", "emailRequired", "emailInvalid"].map((key) =>
    german.get(`forms:${key}`),
  );
  for (const text of words)
    expect(text).not.toMatch(/(?<!\p{L})(?:du|dein\p{L}*|gib|sie|ihr\p{L}*)(?!\p{L})/iu);
});

test("in Spanish and Portuguese one o'clock has an article of its own, by the clock that the language has", async () => {
  const words = async (locale: Locale) =>
    createTranslator({
      locale: languages[locale].tag,
      messages: await readMessages(locale),
      namespace: "explore.open",
    });
  const until = async (locale: Locale, hour: number) =>
    (await words(locale))("now", { hour, time: String(hour) });
  expect(await until("es", 1)).toBe("Abierto hasta la 1");
  expect(await until("es", 13)).toBe("Abierto hasta las 13");
  expect(await until("es-mx", 13)).toBe("Abierto hasta la 13");
  expect(await until("es-mx", 21)).toBe("Abierto hasta las 21");
  const portuguese = await words("pt");
  for (const [hour, article] of [
    [0, "às"],
    [1, "à"],
    [13, "às"],
  ] as const)
    for (const name of ["until", "today", "tomorrow", "later"] as const)
      expect(portuguese(name, { hour, day: "domingo", time: String(hour) })).toMatch(
        new RegExp(` ${article} ${hour}$`),
      );
});

/** Everything that a document says between the quotation marks of Spanish. */
const quotedIn = (document: object) =>
  [...JSON.stringify(document).matchAll(/«([^»]+)»/g)].map(([, words = ""]) => words);

test("what a Spanish page calls by the words of the interface has these words in Mexico too, which reads the same page", async () => {
  const [spanish, mexican] = [[...read("es")], read("es-mx")];
  const pages = (await readDataset(datasetFile))
    .map(({ fields }) => fields)
    .filter(({ _type, language }) => _type === "page" && language === "es");
  const quoted = new Set(pages.flatMap(quotedIn));
  const labels = spanish.filter(([, text]) => quoted.has(text));
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.filter(([key, text]) => mexican.get(key) !== text).map(([key]) => key)).toEqual([]);
});
