import { describe, expect, test } from "vitest";
import {
  allHelpLines,
  chooseHelpLines,
  countriesOf,
  isRegion,
  languageNames,
  nameInBox,
  type Choosable,
  type HelpCountry,
  type HelpSubject,
} from "#lib/publication/content/choose-help-lines";
import { formatHours, isAlwaysOpen, limitedHours, parseHours } from "#lib/publication/content/help-hours";
import { readHelpLines } from "#lib/publication/content/help-line";
import { helpCountries, helpSubjects } from "#lib/publication/content/schema/vocabulary";
import { countryName } from "#lib/base/i18n/country-names";
import { locales } from "#lib/base/i18n/locales";
import { helpLineJsonLd } from "#lib/seo/help-line";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const store = storeOfDocuments();

const shipped = shippedLibrary();
const shippedLines = shipped.filter(({ _type }) => _type === "helpLine");

/** For adults whose partner frightens, controls or beats them. */
const adultLines = [
  "helpLine-us-domestic-violence",
  "helpLine-gb-domestic-abuse",
  "helpLine-ie-womens-aid",
  "helpLine-au-1800respect",
  "helpLine-nz-womens-refuge",
  "helpLine-es-016",
  "helpLine-mx-linea-de-las-mujeres",
  "helpLine-fr-3919",
  "helpLine-be-ecoute-violences-conjugales",
  "helpLine-de-hilfetelefon-gewalt-gegen-frauen",
  "helpLine-at-frauenhelpline",
  "helpLine-br-180",
  "helpLine-pt-violencia-domestica",
];
/** Where no such line for the whole country could be confirmed. */
const withoutAdultLine = ["CA", "CH"];
/** Where no line for poisons of every kind could be confirmed. */
const withoutPoisonLine = ["MX"];
const germanStates =
  "Baden-Württemberg, Bayern, Berlin, Brandenburg, Bremen, Hamburg, Hessen, Mecklenburg-Vorpommern, Niedersachsen, " +
  "Nordrhein-Westfalen, Rheinland-Pfalz, Saarland, Sachsen, Sachsen-Anhalt, Schleswig-Holstein, Thüringen";

/** What the reader gives for these documents. */
async function read(documents: readonly unknown[]) {
  store.documents = [...documents];
  return readHelpLines();
}

const line = (
  country: HelpCountry,
  subjects: readonly HelpSubject[],
  form: string | null = null,
): Choosable => ({ country, languages: ["en"], subjects, form });

describe("reading", () => {
  test("every shipped help line is read, country by country, in its order", async () => {
    const lines = await read(shipped.toReversed());
    expect(lines).toHaveLength(shippedLines.length);
    const usa = lines.filter(({ country }) => country === "US").map(({ name }) => name);
    expect(usa.slice(0, 3)).toEqual(["Emergency services", "Poison Help", "988 Suicide & Crisis Lifeline"]);
  });

  test("one without a source is left out, and the others stay", async () => {
    const [first, second] = shippedLines;
    expect(await read([{ ...first, url: "none" }, second])).toHaveLength(1);
  });

  test("a language that is no code is passed over, and the names of the others can be told", async () => {
    const [first] = shippedLines;
    const [line] = await read([{ ...first, languages: ["en", "Español", "en, es"] }]);
    expect(languageNames(line?.languages ?? [], "en-US")).toBe("English");
  });

  test("what is not known of a line is told as unknown, not as no", async () => {
    const first: Record<string, unknown> = shippedLines[0] ?? {};
    const { phone, menuKey, hours, isFree, ...little } = first;
    expect([phone, hours, isFree, menuKey]).toEqual(["911", ["Mo-Su 00:00-23:59"], true, undefined]);
    expect(await read([little])).toMatchObject([{ phone: null, textNumber: null, hours: [], isFree: false }]);
  });
});

describe("choosing", () => {
  test("readers are shown the countries of their language, and lines in it", async () => {
    const lines = await read(shipped);
    const shown = (locale: (typeof locales)[number]) =>
      chooseHelpLines(lines, locale, ["crisis"]).countries.map(({ country }) => country);
    expect(shown("en")).toEqual(["US", "CA", "GB", "IE", "AU", "NZ"]);
    expect(shown("es")).toEqual(["ES", "US"]);
    expect(shown("es-mx")).toEqual(["MX", "US"]);
    expect(shown("fr")).toEqual(["FR", "BE", "CH", "CA"]);
    expect(shown("de")).toEqual(["DE", "AT", "CH"]);
    expect(shown("pt")).toEqual(["BR", "PT"]);
    const usa = chooseHelpLines(lines, "es", ["crisis"]).countries.at(-1)?.lines ?? [];
    expect(usa.map(({ _id }) => _id)).toEqual([
      "helpLine-us-emergency",
      "helpLine-us-988-es",
      "helpLine-us-crisis-text-line-es",
    ]);
  });

  test("lines of another subject stay away; the emergency number comes where it may be urgent", async () => {
    const { countries } = chooseHelpLines(await read(shipped), "en", ["relationships"]);
    expect(countries[0]?.lines.map(({ name }) => name)).toEqual([
      "Emergency services",
      "love is respect",
      "National Domestic Violence Hotline",
    ]);
    const calm = chooseHelpLines(await read(shipped), "en", ["bullying"]).countries[0]?.lines;
    expect(calm?.map(({ name }) => name)).toEqual(["Crisis Text Line"]);
  });

  test.each(["danger", "crisis", "abuse", "relationships", "poison"] as const)(
    "a text about %s names the emergency number, also where it is about something else besides",
    async (subject) => {
      const lines = await read(shipped);
      for (const subjects of [[subject], ["bullying", subject], [subject, "bullying"]] as const)
        expect(chooseHelpLines(lines, "en", subjects).countries[0]?.lines[0]?.name).toBe(
          "Emergency services",
        );
    },
  );

  test("who is frightened by a partner is led to a line for adults, wherever one serves the whole country", async () => {
    const lines = await read(shipped);
    const isForAdults = ({ _id }: { _id: string }) => adultLines.includes(_id);
    for (const locale of locales)
      expect(
        chooseHelpLines(lines, locale, ["relationships"]).countries.map(({ country, lines: shown }) => [
          country,
          shown.some(isForAdults),
        ]),
        locale,
      ).toEqual(countriesOf[locale].map((country) => [country, !withoutAdultLine.includes(country)]));
    expect(lines.filter(isForAdults)).toHaveLength(adultLines.length);
  });

  test("about a poison, the emergency number and the poison center come first", async () => {
    const { countries } = chooseHelpLines(await read(shipped), "en", ["poison", "crisis"]);
    expect(countries[0]?.lines.map(({ _id }) => _id).slice(0, 3)).toEqual([
      "helpLine-us-emergency",
      "helpLine-us-poison-help",
      "helpLine-us-988",
    ]);
  });

  test("about a poison, every country is led to its poison centers, wherever one could be confirmed", async () => {
    const lines = await read(shipped);
    const isForPoison = ({ subjects }: Choosable) => subjects.includes("poison");
    for (const locale of locales)
      for (const { country, lines: shown } of chooseHelpLines(lines, locale, ["poison"]).countries)
        expect(shown.some(isForPoison), `${locale} ${country}`).toBe(!withoutPoisonLine.includes(country));
    const served = new Set(lines.filter(isForPoison).map(({ country }) => country));
    expect(helpCountries.filter((country) => !isRegion(country) && !served.has(country))).toEqual(
      withoutPoisonLine,
    );
  });

  test("each German state finds its own poison center, and finds it once", async () => {
    const centers = (await read(shipped)).filter(
      ({ country, subjects }) => country === "DE" && subjects.includes("poison"),
    );
    const states = centers.flatMap(({ name }) => name.replace("Giftnotruf ", "").split(", "));
    expect(states.toSorted((a, b) => a.localeCompare(b, "de")).join(", ")).toBe(germanStates);
    expect(new Set(centers.map(({ phone }) => phone)).size).toBe(centers.length);
  });

  test("a crisis line is not to be looked for below the poison centers of all parts of a country", async () => {
    const [germany] = chooseHelpLines(await read(shipped), "de", ["poison", "crisis"]).countries;
    const kinds = germany?.lines.map(({ subjects }) =>
      ["danger", "crisis", "poison"].find((kind) => subjects.some((subject) => subject === kind)),
    );
    expect([...new Set(kinds)]).toEqual(["danger", "crisis", "poison"]);
    expect(kinds?.lastIndexOf("crisis")).toBeLessThan(kinds?.indexOf("poison") ?? -1);
  });

  test("Quebec has a poison center of its own, beside that of the other provinces", async () => {
    const lines = await read(shipped);
    for (const locale of ["en", "fr"] as const) {
      const canada = chooseHelpLines(lines, locale, ["poison"]).countries.find(
        ({ country }) => country === "CA",
      );
      expect(canada?.lines.map(({ phone }) => phone)).toEqual(["911", "1-844-764-7669", "1-800-463-5060"]);
    }
  });

  test("about an accident, every country of the language has its emergency number, alone", async () => {
    const lines = await read(shipped);
    for (const locale of locales)
      expect(
        chooseHelpLines(lines, locale, ["danger"]).countries.map(({ country }) => country),
        locale,
      ).toEqual(countriesOf[locale]);
    expect(chooseHelpLines(lines, "en", ["danger"]).countries[0]?.lines.map(({ _id }) => _id)).toEqual([
      "helpLine-us-emergency",
    ]);
  });

  test("about a poison too, every country of the language is named, one without a line for poisons by its emergency number", async () => {
    const lines = await read(shipped);
    for (const locale of locales)
      expect(
        chooseHelpLines(lines, locale, ["poison"]).countries.map(({ country }) => country),
        locale,
      ).toEqual(countriesOf[locale]);
  });

  test("where the country is known, it comes first with its emergency number whatever is urgent", async () => {
    const lines = await read(shipped);
    const known = new Set(lines.map(({ country }) => country).filter((country) => !isRegion(country)));
    for (const locale of locales)
      for (const where of known)
        for (const subject of ["danger", "poison", "crisis", "abuse", "relationships"] as const) {
          const [first] = chooseHelpLines(lines, locale, [subject], where).countries;
          expect(first?.country, `${locale} ${subject}`).toBe(where);
          expect(
            first?.lines.some(({ subjects }) => subjects.includes("danger")),
            `${locale} ${where} ${subject}`,
          ).toBe(true);
        }
  });

  test("where the country is known, nobody in a crisis gets its emergency number alone while it has a line that listens", async () => {
    const lines = await read(shipped);
    const listening = (country: string) =>
      lines.some(({ country: of, subjects }) => of === country && subjects.includes("crisis"));
    for (const locale of locales)
      for (const where of helpCountries.filter((country) => !isRegion(country) && listening(country))) {
        const [first] = chooseHelpLines(lines, locale, ["crisis"], where).countries;
        expect(first?.country, `${locale} ${where}`).toBe(where);
        expect(
          first?.lines.some(({ subjects }) => subjects.includes("crisis")),
          `${locale} ${where}`,
        ).toBe(true);
        expect(
          first?.lines.some(({ subjects }) => subjects.includes("danger")),
          `${locale} ${where}`,
        ).toBe(true);
      }
  });

  test("where the country is known, it comes first, in another language if it must", async () => {
    const lines = await read(shipped);
    const shown = (locale: (typeof locales)[number], where: string) =>
      chooseHelpLines(lines, locale, ["danger"], where).countries;
    expect(shown("en", "GB").map(({ country }) => country)).toEqual(["GB", "US", "CA", "IE", "AU", "NZ"]);
    const [germany, usa] = shown("en", "DE");
    expect(germany?.lines.map(({ phone }) => phone)).toEqual(["110", "112"]);
    expect(usa?.country).toBe("US");
    expect(shown("en", "").map(({ country }) => country)).toEqual(countriesOf.en);
    expect(shown("en", "JP").map(({ country }) => country)).toEqual(countriesOf.en);
    const [french] = chooseHelpLines(lines, "fr", ["crisis"], "US").countries;
    expect(french?.lines.length).toBeGreaterThan(1);
    expect(french?.lines.every(({ languages }) => languages.includes("en"))).toBe(true);
    const spanish = chooseHelpLines(lines, "es", ["crisis"], "US").countries[0]?.lines ?? [];
    expect(spanish.length).toBeGreaterThan(0);
    expect(spanish.every(({ languages }) => languages.includes("es"))).toBe(true);
  });

  test("a country that has nothing but an emergency number is not named", async () => {
    const { countries } = chooseHelpLines(await read(shipped), "en", ["identity"]);
    expect(countries.map(({ country }) => country)).toEqual(["US"]);
    const urgent = [line("US", ["danger"]), line("CA", ["danger"]), line("CA", ["abuse"])];
    expect(chooseHelpLines(urgent, "en", ["abuse"]).countries).toEqual([
      { country: "CA", lines: urgent.slice(1) },
    ]);
    expect(allHelpLines(urgent, "en").map(({ country }) => country)).toEqual(["US", "CA"]);
  });

  test("what is filled in on the web serves everywhere only where it is for the whole world", () => {
    const world = line("001", ["images"], "https://world.test/");
    const europe = line("150", ["images"], "https://europe.test/");
    const { everywhere, elsewhere } = chooseHelpLines([europe, world], "en", ["images"]);
    expect(everywhere).toEqual([world]);
    expect(elsewhere).toEqual([europe]);
  });

  test("where police and ambulance have numbers of their own, a text about danger names both", async () => {
    const lines = await read(shipped);
    const numbers = (locale: (typeof locales)[number]) =>
      chooseHelpLines(lines, locale, ["crisis"]).countries.map((group) =>
        group.lines.filter(({ subjects }) => subjects.includes("danger")).map(({ phone }) => phone),
      );
    expect(numbers("de")).toEqual([
      ["110", "112"],
      ["133", "144"],
      ["117", "144"],
    ]);
    expect(numbers("pt")).toEqual([["190", "192"], ["112"]]);
    expect(numbers("fr")[0]).toEqual(["112", "15"]);
  });

  test("what serves everywhere stands first, and the directory is for every other country", async () => {
    const { everywhere, elsewhere } = chooseHelpLines(await read(shipped), "de", ["images"]);
    expect(everywhere.map(({ name }) => name)).toEqual(["Take It Down"]);
    expect(elsewhere.map(({ name }) => name)).toEqual(["Child Helpline International", "116 111"]);
  });

  test("each language's first country helps with every subject that a text of the library names", async () => {
    const lines = await read(shipped);
    const asked = new Set(
      [...JSON.stringify(shipped).matchAll(/"helpSubjects":\[([^\]]*)\]/g)].map(([, list = ""]) => list),
    );
    expect(asked.size).toBeGreaterThan(8);
    for (const list of asked) {
      const subjects = helpSubjects.filter((subject) => list.includes(`"${subject}"`));
      for (const locale of locales)
        expect(chooseHelpLines(lines, locale, subjects).countries[0]?.country, `${locale} ${list}`).toBe(
          countriesOf[locale][0],
        );
    }
  });

  test("the page of all lines leaves none out, and begins with the reader's countries", async () => {
    const lines = await read(shipped);
    for (const locale of locales) {
      const groups = allHelpLines(lines, locale);
      const order = groups.map(({ country }) => country);
      expect(order.slice(0, countriesOf[locale].length)).toEqual(countriesOf[locale]);
      expect(order.slice(-2)).toEqual(["150", "001"]);
      expect(order.toSorted()).toEqual([...helpCountries].toSorted());
      expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
    }
    const german = allHelpLines(lines, "de").map(({ country }) => countryName(country, "de"));
    expect(german.slice(3, -2)).toEqual(german.slice(3, -2).toSorted((a, b) => a.localeCompare(b, "de")));
  });

  test("a line of a whole region is named with it, since a box shows it to readers of every other country", async () => {
    const lines = await read(shipped);
    const names = (locale: (typeof locales)[number], tag: string) =>
      chooseHelpLines(lines, locale, ["worry"]).elsewhere.map((line) => nameInBox(line, tag));
    expect(names("en", "en")).toEqual(["Child Helpline International", "116 111 (Europe)"]);
    expect(names("es", "es")).toEqual(["Child Helpline International", "116 111 (Europa)"]);
    expect(nameInBox({ name: "Childline", country: "GB" }, "en")).toBe("Childline");
  });

  test("countries and languages are named in the page's language", () => {
    expect([countryName("GB", "fr"), countryName("150", "pt"), countryName("001", "en")]).toEqual([
      "Royaume-Uni",
      "Europa",
      "World",
    ]);
    expect(languageNames(["de", "fr"], "es")).toBe("alemán y francés");
  });
});

describe("hours", () => {
  test("are told in the page's language", () => {
    const hours = parseHours("Mo-Sa 14:00-20:00");
    expect(hours && formatHours(hours, "de")).toBe("Mo–Sa, 14:00–20:00");
    expect(hours && formatHours(hours, "en").replaceAll("\u202f", " ")).toBe("Mon–Sat, 2:00 PM–8:00 PM");
    const one = parseHours("Tu 17:00-19:00");
    expect(one && formatHours(one, "fr")).toBe("mar., 17:00–19:00");
  });

  test("a box tells them where a line is closed at some time, and says nothing of the others", () => {
    expect(limitedHours(["Mo-Fr 09:00-17:00", "Tu 17:00-19:00"], "de")).toEqual([
      "Mo–Fr, 9:00–17:00",
      "Di, 17:00–19:00",
    ]);
    expect(limitedHours(["Mo-Su 00:00-23:59"], "de")).toEqual([]);
    expect(limitedHours([], "de")).toEqual([]);
  });

  test("day and night is one thing, almost is another", () => {
    const isAlways = (stored: string) => {
      const hours = parseHours(stored);
      return hours !== null && isAlwaysOpen(hours);
    };
    expect(isAlways("Mo-Su 00:00-23:59")).toBe(true);
    expect(isAlways("Mo-Sa 00:00-23:59")).toBe(false);
    for (const almost of ["Mo-Su 08:00-23:00", "Mo-Su 08:00-23:59", "Mo-Su 00:00-22:00"])
      expect(isAlways(almost), almost).toBe(false);
  });

  test.each(["", "24/7", "Mo-Fr", "Fr-Mo 09:00-17:00", "Mo-Fr 9:00-17:00", "Mo-Fr 09:00-25:00"])(
    "%j is not understood",
    (stored) => {
      expect(parseHours(stored)).toBeNull();
    },
  );
});

test("machines learn how, when and in which language a line answers", async () => {
  const lines = await read(shipped);
  const jsonOf = (id: string) => {
    const line = lines.find(({ _id }) => _id === id);
    if (!line) throw new Error(`no ${id}`);
    const json = helpLineJsonLd(line, "de", { type: "Hilfetelefone", audience: "Für Kinder" });
    // As a page says it: without what is undefined.
    return JSON.parse(JSON.stringify(json)) as unknown;
  };
  expect(jsonOf("helpLine-de-kinder-und-jugendtelefon")).toMatchObject({
    "@type": "Service",
    name: "Kinder- und Jugendtelefon",
    serviceType: "Hilfetelefone",
    audience: { audienceType: "Für Kinder" },
    areaServed: { "@type": "Country", name: "DE" },
    availableChannel: { servicePhone: { telephone: "116 111", availableLanguage: ["de"] } },
    hoursAvailable: [{ opens: "14:00", closes: "20:00" }],
  });
  // Without a currency, which would be that of one country.
  expect(jsonOf("helpLine-de-kinder-und-jugendtelefon")).toHaveProperty("offers", {
    "@type": "Offer",
    price: 0,
  });
  expect(jsonOf("helpLine-150-116111")).toMatchObject({ areaServed: { "@type": "Place", name: "Europa" } });
  expect(jsonOf("helpLine-001-take-it-down")).not.toHaveProperty("areaServed");
});
