/** What search results and shared links say about a letter. */
import { expect, test } from "vitest";
import type { LetterPiece } from "#lib/publication/content/letter";
import type { Letter } from "#lib/publication/letters/read-letters";
import type { Locale } from "#lib/base/i18n/locales";
import { letterJsonLd, letterMetadata } from "#lib/seo/letter";

const piece = (slug: string, title: string, more: Partial<LetterPiece> = {}): LetterPiece => ({
  _id: slug,
  _type: "microBrief",
  language: "en",
  slug,
  title,
  text: `About ${slug}.`,
  ages: [],
  since: "2026-11-24T09:00:00Z",
  ...more,
});
const letter: Letter = {
  day: "2026-11-29",
  title: null,
  opening: null,
  chosen: [],
  fresh: [piece("lamps", "Lamps"), piece("doors", "Doors")],
  checked: [],
  seasonal: piece("presents", "Presents", { _type: "track" }),
  month: "november",
  rest: {},
};
const pageOf = async (more: Partial<Letter> = {}, locale: Locale = "en") => {
  const { title, description, openGraph, twitter } = await letterMetadata(
    { ...letter, ...more },
    locale,
    ["en"],
    "What was added.",
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

test("a letter is called by what is in it, as its mail is, and shown by its first piece", async () => {
  expect(await pageOf()).toEqual({
    title: "Lamps, and 2 more · Nov 29, 2026 | Lantern",
    description: "Doors · Presents",
    shared: Array.from({ length: 2 }, () => ["Lamps, and 2 more · Nov 29, 2026", "Doors · Presents"]).flat(),
    image: ["/share/brief/lamps.png", "Lamps"],
  });
  expect((await pageOf({}, "de")).title).toBe("Lamps und 2 weitere Texte · 29.11.2026 | Lantern");
});

test("an editor's title comes first, and the date is left out where it would be cut", async () => {
  const own = await pageOf({ title: "A quiet week" });
  expect(own.title).toBe("A quiet week · Nov 29, 2026 | Lantern");
  expect(own.description).toBe("Lamps · Doors · Presents");
  const title = "Everything that we know about lamps";
  expect((await pageOf({ title })).title).toBe(`${title} · Nov 29, 2026 | Lantern`);
  expect((await pageOf({ title: `${title}.` })).title).toBe(`${title}. | Lantern`);
});

test("a letter of one piece is described by that piece's words, or by its week", async () => {
  const one = { fresh: [piece("lamps", "Lamps")], seasonal: null };
  expect(await pageOf(one)).toMatchObject({
    title: "Lamps · Nov 29, 2026 | Lantern",
    description: "About lamps.",
  });
  const wordless = { fresh: [piece("lamps", "Lamps", { text: null })], seasonal: null };
  expect((await pageOf(wordless)).description).toBe("What was added.");
});

test("structured data shows the picture that shared links show, and the English letter the site's", () => {
  const pictureOf = (locale: Locale) => {
    const [article] = letterJsonLd(letter, locale, ["en"], { name: "Letter", description: "d" });
    const { image } = JSON.parse(JSON.stringify(article)) as { image: string };
    return new URL(image).pathname;
  };
  expect(pictureOf("en")).toBe("/share/brief/lamps.png");
  expect(pictureOf("de")).toBe("/share/site.png");
});
