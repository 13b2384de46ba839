import { createTranslator } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { OpenTimesLine } from "@/components/product/explore/open-times-line";
import type { OpeningTimes } from "#lib/product/directory/opening";
import { readMessages } from "#lib/base/i18n/messages";
import { languages, type Locale } from "#lib/base/i18n/locales";

let locale: Locale = "en";
vi.mock("next-intl/server", () => ({
  getTranslations: async (namespace: "explore.results") =>
    createTranslator({ locale: languages[locale].tag, messages: await readMessages(locale), namespace }),
}));
vi.mock("#lib/base/i18n/current-locale", () => ({ currentLocale: async () => locale }));

const sunday: OpeningTimes = { days: ["sunday"], isLate: false };
const weekend: OpeningTimes = { days: ["saturday", "sunday"], isLate: false };
const late: OpeningTimes = { days: [], isLate: true };
const lateOnFriday: OpeningTimes = { days: ["friday"], isLate: true };

test.each([
  ["en", sunday, "Only those open on Sunday."],
  ["en", weekend, "Only those open on Saturday or Sunday."],
  ["en", late, "Only those open after 8:00 PM."],
  ["en", lateOnFriday, "Only those open on Friday after 8:00 PM."],
  ["es", weekend, "Solo los que abren el sábado o domingo."],
  ["es", late, "Solo los que después de las 20:00 siguen abiertos."],
  ["es-mx", late, "Solo los que después de las 8:00 p.m. siguen abiertos."],
  ["fr", sunday, "Seulement ceux qui ouvrent le dimanche."],
  ["fr", late, "Seulement ceux encore ouverts après 20:00."],
  ["de", weekend, "Nur, was am Samstag oder Sonntag geöffnet hat."],
  ["de", lateOnFriday, "Nur, was am Freitag nach 20:00 Uhr noch geöffnet hat."],
  ["pt", sunday, "Só os que abrem domingo."],
  ["pt", lateOnFriday, "Só os que ficam abertos sexta-feira depois das 20:00."],
] as const)("in %s a list says which opening times it has: %o", async (language, times, words) => {
  locale = language;
  const text = renderToStaticMarkup(await OpenTimesLine({ times })).replace(/<[^>]+>/g, "");
  expect(text.replace(/\s/g, " ")).toBe(words);
});
