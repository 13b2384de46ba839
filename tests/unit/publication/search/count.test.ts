import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { languages } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

test.each([
  ["en", "Found 1,204 result(s)"],
  ["de", "1.204 Treffer"],
  ["pt", "Resultados encontrados: 1.204"],
] as const)("a number of results is spelled as numbers are in %s", async (locale, said) => {
  const t = createTranslator({ locale: languages[locale].tag, messages: await readMessages(locale) });
  expect(t("content.search.count", { count: 1_204 })).toBe(said);
});
