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
  const words = { name: "Letter of Nov 29, 2026", description: "What was added." };
  const { title, description, openGraph, twitter } = await letterMetadata(
    { ...letter, ...more },
    locale,
    ["en"],
    words,
    "en",
  );
  const [image] = [openGraph?.images ?? []].flat() as { url: string }[];
  return {
    title,
    description,
    shared: [openGraph?.title, openGraph?.description, twitter?.title, twitter?.description],
    image: image && new URL(image.url).pathname,
  };
};

test("a letter is called by its day and what is in it, and described by a whole sentence", async () => {
  const title = "Letter of Nov 29, 2026: Lamps, and 2 more";
  expect(await pageOf()).toEqual({
    title: `${title} | Lantern`,
    description: "What was added.",
    shared: [title, "What was added.", title, "What was added."],
    image: "/share/site.png",
  });
  expect((await pageOf({}, "fr")).title).toContain("2026\u00a0: Lamps");
});

test("what is in it is left out of the title where it would be cut", async () => {
  const fresh = [piece("lamps", "Lamps, candles and other lights")];
  expect((await pageOf({ fresh })).title).toBe("Letter of Nov 29, 2026 | Lantern");
});

test("an editor's title comes first, and the date is left out where it would be cut", async () => {
  expect((await pageOf({ title: "A quiet week" })).title).toBe("A quiet week · Nov 29, 2026 | Lantern");
  const title = "Everything that we know about lamps and lights";
  expect((await pageOf({ title })).title).toBe(`${title} | Lantern`);
});

test("structured data shows the picture that shared links show", () => {
  const pictureOf = (locale: Locale) => {
    const [article] = letterJsonLd(letter, locale, ["en", "fr"], { name: "Letter", description: "d" });
    const { image } = JSON.parse(JSON.stringify(article)) as { image: string };
    return new URL(image).pathname;
  };
  expect(pictureOf("en")).toBe("/share/site.png");
  expect(pictureOf("fr")).toBe("/share/site/fr.png");
  expect(pictureOf("de")).toBe("/share/site.png");
});
