/** The titles that search results show. */
import { expect, test } from "vitest";
import type { Printable } from "#lib/publication/content/printable";
import type { Track } from "#lib/publication/content/track";
import { kinds, listedTypes } from "#lib/publication/content/kinds";
import { locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { fittingTitle } from "#lib/seo/metadata";
import { printableMetadata } from "#lib/seo/printable";
import { trackMetadata } from "#lib/seo/track";

test.each(locales)(
  "%s: each list says in its title what is in it, at a length that is shown",
  async (locale) => {
    const { content, "help-lines": helpLines } = await readMessages(locale);
    const titles = listedTypes.map((type) => content[kinds[type].name].listMetaTitle);
    const all = [...titles, helpLines.metaTitle];
    expect(new Set(all).size).toBe(all.length);
    for (const title of all) {
      expect(title.length, title).toBeLessThanOrEqual(56);
      expect(title.length, title).toBeGreaterThan(30);
    }
  },
);

test("of several titles the first that is shown whole is taken, or the shortest words", () => {
  expect(fittingTitle("a".repeat(60), "b")).toBe("a".repeat(60));
  expect(fittingTitle("a".repeat(61), "b")).toBe("b");
  expect(fittingTitle("a".repeat(61), "b".repeat(61))).toBe("b".repeat(61));
});

const track: Track = {
  _id: "track-lamps",
  _type: "track",
  language: "en",
  slug: "lamps",
  title: "The first lamp",
  description: "How to hold it.",
  order: 0,
  age: "teens-14-16",
  updatedAt: null,
  picture: null,
  pieces: [],
  minutes: 0,
  briefs: [],
  actions: [],
  check: [],
  agreement: [],
  printables: [],
  reviewedAt: null,
  image: null,
  seo: null,
};
const titleOfTrack = async (more: Partial<Track> = {}) =>
  (await trackMetadata({ ...track, ...more }, "en", [])).title;

test("a track says what it is and for which age, in its own language, as long as that can be read", async () => {
  expect(await titleOfTrack()).toBe("The first lamp: a track for parents, ages 14–16 | Lantern");
  expect(await titleOfTrack({ language: "de" })).toBe(
    "The first lamp: Lernpfad für Eltern, 14–16 Jahre | Lantern",
  );
  expect(await titleOfTrack({ age: null })).toBe("The first lamp | Lantern");
  const long = "Lamps, candles and other big lights";
  expect(await titleOfTrack({ title: long })).toBe(`${long} | Lantern`);
  const seo = { title: "Lamps for teens", description: null, keywords: [], noIndex: false };
  expect(await titleOfTrack({ seo })).toBe("Lamps for teens | Lantern");
});

test("a printable says that it is one", async () => {
  const sheet: Printable = {
    _id: "printable-lamps",
    _type: "printable",
    language: "fr",
    slug: "lampes",
    title: "Le plan des lampes",
    description: null,
    heading: "Nos lampes",
    lead: null,
    names: [],
    sections: [],
    signatures: [],
    age: null,
    briefs: [],
    actions: [],
    tracks: [],
    updatedAt: null,
    reviewedAt: null,
    seo: null,
  };
  expect((await printableMetadata(sheet, "fr", [])).title).toBe("Le plan des lampes (à imprimer) | Lantern");
});
