import { expect, test } from "vitest";
import {
  countFound,
  fewestWords,
  hasWords,
  helpTopics,
  soughtWords,
  type HelpQuestion,
  type HelpTopic,
} from "@/components/product/account/help-search";
import account from "@/messages/en/account.json" with { type: "json" };
import german from "@/messages/de/account.json" with { type: "json" };
import spanish from "@/messages/es/account.json" with { type: "json" };
import type { Locale } from "#lib/base/i18n/locales";
import { readWordRules } from "#lib/publication/search/word-rules";

/** The questions that a search of the help page finds. */
async function find(query: string, { help } = account, locale: Locale = "en"): Promise<HelpQuestion[]> {
  const sought = soughtWords(query, await readWordRules(locale));
  const counted = (Object.keys(helpTopics) as HelpTopic[]).flatMap((topic) =>
    helpTopics[topic].map((id) => {
      const { question, answer } = help.answers[id];
      const more = hasWords(id) ? help.words[id] : "";
      return { id, found: countFound(sought, help.topics[topic], question, answer, more) };
    }),
  );
  const fewest = fewestWords(
    sought,
    counted.map(({ found }) => found),
  );
  return counted.filter(({ found }) => found >= fewest).map(({ id }) => id);
}

test("there are at least twelve answers, each under one topic", () => {
  const listed = Object.values(helpTopics).flat();
  expect(listed.length).toBeGreaterThanOrEqual(12);
  expect(listed.toSorted()).toEqual(Object.keys(account.help.answers).toSorted());
});

test("every question with more words has them, and no other", () => {
  const listed = Object.values(helpTopics).flat().filter(hasWords);
  expect(listed.toSorted()).toEqual(Object.keys(account.help.words).toSorted());
});

test("a search finds by beginnings of words, in any order, without case and accents", () => {
  const text = "Números: how do I delete my data?";
  expect(countFound(soughtWords("DATA delete"), text)).toBe(2);
  expect(countFound(soughtWords("numer"), text)).toBe(1);
  expect(countFound(soughtWords("data cost"), text)).toBe(1);
});

test("small words do not stand in the way, unless they are all there is", () => {
  expect(soughtWords("how can I delete the data")).toHaveLength(2);
  expect(soughtWords("how to")).toHaveLength(2);
  expect(soughtWords("")).toHaveLength(0);
});

test("what people ask in their own words is answered", async () => {
  for (const [query, id] of [
    ["how much", "cost"],
    ["refund", "cost"],
    ["change password", "password"],
    ["passwords", "password"],
    ["phone number", "number"],
    ["spanish", "language"],
    ["how long", "waits"],
    ["how many calls", "limits"],
    ["privacy", "download"],
    ["businesses", "find"],
  ] as const)
    expect(await find(query), query).toContain(id);
  expect(await find("how much")).toEqual(["cost"]);
  expect(await find("delete data")).not.toContain("cost");
});

test("what people ask in other languages is answered, in any form of a word", async () => {
  expect(await find("Telefonnummern", german, "de")).toContain("number");
  expect(await find("Wie viel kostet das?", german, "de")).toContain("cost");
  expect(await find("reembolsos", spanish, "es")).toContain("cost");
});

test("where no answer has every word, those with the most are shown; with none of them, none", async () => {
  expect(await find("delete xylophone")).toContain("remove");
  expect(await find("xylophone")).toEqual([]);
  expect((await find("")).length).toBe(Object.values(helpTopics).flat().length);
});
