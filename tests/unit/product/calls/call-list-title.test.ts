import { createTranslator } from "next-intl";
import { expect, test, vi } from "vitest";
import { callListTitle } from "@/components/product/calls/call-list-title";
import { writeCallPlace } from "#lib/product/calls/call-place";
import { readMessages } from "#lib/base/i18n/messages";
import { languages, type Locale } from "#lib/base/i18n/locales";

let locale: Locale = "en";
vi.mock("next-intl/server", () => ({
  getTranslations: async (namespace: "calls") =>
    createTranslator({ locale: languages[locale].tag, messages: await readMessages(locale), namespace }),
}));

const placeOf = (page: number | null) =>
  writeCallPlace({ createdAt: new Date(0), id: "00000000-0000-4000-8000-000000000000", page });

test.each([
  ["en", {}, "My Calls"],
  ["en", { before: placeOf(2) }, "Page 2: My Calls"],
  ["en", { after: placeOf(3) }, "Page 3: My Calls"],
  ["en", { after: placeOf(1) }, "My Calls"],
  ["en", { before: placeOf(null) }, "My Calls"],
  ["en", { before: "nonsense" }, "My Calls"],
  ["en", { state: "busy" }, "Busy: My Calls"],
  ["en", { state: "no-answer", before: placeOf(2) }, "No answer · Page 2: My Calls"],
  ["es", { before: placeOf(2) }, "Página 2: Mis llamadas"],
  ["es-mx", { before: placeOf(2) }, "Página 2: Mis llamadas"],
  ["fr", { before: placeOf(2) }, "Page 2 : Mes appels"],
  ["de", { before: placeOf(2) }, "Seite 2: Meine Anrufe"],
  ["pt", { before: placeOf(2) }, "Página 2: Minhas ligações"],
] as const)(
  "in %s the title of the list of calls says its state and page: %o",
  async (language, asked, title) => {
    locale = language;
    const said = await callListTitle({ state: null, before: null, after: null, ...asked });
    expect(said.replace(/\s/g, " ")).toBe(title);
  },
);
