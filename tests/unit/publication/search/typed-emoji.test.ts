/** What parents find in the shipped library when they type an emoji, alone or among words. */
import { expect, test } from "vitest";
import { knownEmoji, meaningsOf } from "#lib/publication/search/emoji-meanings";
import { searchContent } from "#lib/publication/search/search";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

storeOfDocuments(shippedLibrary());

const emoji: [Locale, string, string][] = [
  ["en", "🧢", "no cap"],
  ["en", "no 🧢", "no cap"],
  ["en", "what does 🧢 mean", "no cap"],
  ["en", "🧢 emoji meaning", "no cap"],
  ["en", "🍑", "nudes"],
  ["en", "🍆🍑", "nudes"],
  ["en", "🚩🚩", "red flag"],
  ["en", "💅🏽", "slay"],
  ["en", "❤️‍🔥", "streak"],
  ["en", "6️⃣7️⃣", "6-7"],
  ["en", "rizz 💀", "rizz"],
  ["en", "💀", "I'm dead"],
  ["en", "😭 meaning", "I'm dead"],
  ["es", "🐐", "GOAT"],
  ["es", "🧢", "no cap"],
  ["es-mx", "💀", "xd"],
  ["fr", "💀", "mdr"],
  ["fr", "😭", "mdr"],
  ["de", "💀", "tot"],
  ["de", "was bedeutet 🚩", "Red Flag"],
  ["pt", "🐮", "gado"],
  ["pt", "🐯", "tigrinho"],
];
test.each(emoji)("in %s, %s finds %s first", async (locale, typed, title) => {
  const { results, isPartial } = await searchContent(typed, locale);
  expect(results[0]?.title).toBe(title);
  expect(isPartial).toBe(false);
});

test("an emoji adds nothing to words, and one that no piece speaks of is no word that says nothing", async () => {
  const [alone, beside] = await Promise.all(
    ["roblox chat", "roblox 💀 chat ❤️"].map((typed) => searchContent(typed, "en")),
  );
  expect(beside?.results).toEqual(alone?.results);
  expect(beside?.isPartial).toBe(false);
  expect(await searchContent("🪑", "en")).toMatchObject({ results: [], isTooCommon: false });
  expect(await searchContent("❤️", "en")).toMatchObject({ results: [], isTooCommon: false });
});

test.each(locales)("in %s, every emoji that is known finds what the table says", async (locale) => {
  for (const one of knownEmoji) {
    const { results } = await searchContent(one, locale);
    if (meaningsOf(one, locale).length > 0) expect(results.length, one).toBeGreaterThan(0);
  }
});
