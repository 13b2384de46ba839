import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const locales = ["en", "es", "es-mx", "fr", "de", "pt"];

/** What the list of actions says of their times, in minutes: the shorter and the longer one. */
function promised(locale: string): number[] {
  const messages = JSON.parse(readFileSync(`messages/${locale}/content.json`, "utf8")) as {
    action: { listLead: string };
  };
  return (messages.action.listLead.match(/\d+/g) ?? []).map(Number);
}

test("the list of actions says how long most of them take, in every language", () => {
  const minutes = shippedLibrary()
    .filter(({ _type }) => _type === "microAction")
    .map(({ timeToComplete }) => Number(timeToComplete));
  for (const locale of locales) {
    const [shorter = 0, longer = 0] = promised(locale);
    const within = minutes.filter((each) => each >= shorter && each <= longer);
    expect(longer, locale).toBeLessThanOrEqual(60);
    expect(within.length / minutes.length, locale).toBeGreaterThan(0.8);
  }
});
