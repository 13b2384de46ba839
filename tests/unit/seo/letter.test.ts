/** What search results and shared links say about a letter. */
import { expect, test } from "vitest";
import type { Letter } from "#lib/publication/letters/read-letters";
import type { Locale } from "#lib/base/i18n/locales";
import { letterJsonLd, letterMetadata } from "#lib/seo/letter";
import { letterPiece } from "@/tests/support/samples/sample-letter";

const letter: Letter = {
  day: "2026-11-29",
  title: null,
  opening: null,
  chosen: [],
  fresh: [letterPiece("lamps", "Lamps"), letterPiece("doors", "Doors")],
  checked: [],
  seasonal: letterPiece("presents", "Presents", { _type: "track" }),
  month: "november",
  rest: {},
};
const nameIn = {
  en: "Letter of Nov 29, 2026",
  fr: "Lettre du 29 nov. 2026",
  de: "Newsletter vom 29.11.2026",
};
const pageOf = async (more: Partial<Letter> = {}, locale: keyof typeof nameIn = "en") => {
  const words = { name: nameIn[locale], description: "What was added." };
  const { title, description, openGraph, twitter } = await letterMetadata(
    { ...letter, ...more },
    locale,
    ["en"],
    words,
    "en",
  );
  const [image] = [openGraph?.images ?? []].flat() as { url: string; alt: string }[];
  return {
    title,
    description,
    shared: [openGraph?.title, openGraph?.description, twitter?.title, twitter?.description],
    image: image && [new URL(image.url).pathname, image.alt],
  };
};

test("a letter is called by its day and what is in it, described as its mail is, and shown by its first piece", async () => {
  const title = "Letter of Nov 29, 2026: Lamps, and 2 more";
  expect(await pageOf()).toEqual({
    title: `${title} | Lantern`,
    description: "Doors · Presents",
    shared: [title, "Doors · Presents", title, "Doors · Presents"],
    image: ["/share/brief/lamps.png", "Lamps"],
  });
  expect((await pageOf({}, "fr")).title).toContain("2026\u00a0: Lamps");
});

test.each([
  ["en", "Betting that looks like play", "Nov 29, 2026: Betting that looks like play, and 2 more"],
  ["en", "Check in with a child who seems low", "Nov 29, 2026: Check in with a child who seems low"],
  [
    "en",
    "Temu, Shein and Vinted: shopping that feels like a game",
    "Nov 29, 2026: Temu, Shein and Vinted, and 2 more",
  ],
  [
    "en",
    "Toca Boca, Sago Mini and other pretend-play apps",
    "Nov 29, 2026: Toca Boca, Sago Mini and other pretend-play…",
  ],
  [
    "fr",
    "Temu, Shein et Vinted\u00a0: acheter comme on joue",
    "29 nov. 2026\u00a0: Temu, Shein et Vinted et 2 autres textes",
  ],
  [
    "de",
    "Der Schule wegen eines gefälschten Nacktbilds schreiben",
    "29.11.2026: Der Schule wegen eines gefälschten Nacktbilds…",
  ],
] as const)(
  "%s: a letter that begins with “%s” says so as far as search results show it",
  async (locale, lead, title) => {
    const { title: called = "" } = await pageOf(
      { fresh: [letterPiece("lead", lead), letterPiece("doors", "Doors")] },
      locale,
    );
    expect(called).toBe(`${title} | Lantern`);
    expect(title.length).toBeLessThanOrEqual(60);
  },
);

test("an editor's title comes first, and the date is left out where it would be cut", async () => {
  const own = await pageOf({ title: "A quiet week" });
  expect(own.title).toBe("A quiet week · Nov 29, 2026 | Lantern");
  expect(own.description).toBe("Lamps · Doors · Presents");
  const title = "Everything that we know about lamps and lights";
  expect((await pageOf({ title })).title).toBe(`${title} | Lantern`);
});

test("a letter of one piece is described by that piece's words, or by its week", async () => {
  const one = { fresh: [letterPiece("lamps", "Lamps")], seasonal: null };
  expect(await pageOf(one)).toMatchObject({
    title: "Letter of Nov 29, 2026: Lamps | Lantern",
    description: "About lamps.",
  });
  const wordless = { fresh: [letterPiece("lamps", "Lamps", { text: null })], seasonal: null };
  expect((await pageOf(wordless)).description).toBe("What was added.");
});

test("structured data shows the picture that shared links show, and the English letter the site's", () => {
  const pictureOf = (locale: Locale) => {
    const [article] = letterJsonLd(letter, locale, ["en", "fr"], { name: "Letter", description: "d" });
    const { image } = JSON.parse(JSON.stringify(article)) as { image: string };
    return new URL(image).pathname;
  };
  expect(pictureOf("en")).toBe("/share/brief/lamps.png");
  expect(pictureOf("fr")).toBe("/share/brief/lamps.png");
  expect(pictureOf("de")).toBe("/share/site.png");
});
