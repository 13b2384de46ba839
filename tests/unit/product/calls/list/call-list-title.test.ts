import { expect, test } from "vitest";
import { callListTitle } from "@/components/product/calls/list/call-list-title";
import { page } from "@/tests/support/next/root-params";

test.each([
  ["en", { number: 1 }, "My Calls"],
  ["en", { number: 2 }, "Page 2: My Calls"],
  ["en", { number: null }, "My Calls"],
  ["en", { state: "busy" }, "Busy: My Calls"],
  ["en", { state: "no-answer", number: 2 }, "No answer · Page 2: My Calls"],
  ["es", { number: 2 }, "Página 2: Mis llamadas"],
  ["es-mx", { number: 2 }, "Página 2: Mis llamadas"],
  ["fr", { number: 2 }, "Page 2 : Mes appels"],
  ["de", { number: 2 }, "Seite 2: Meine Anrufe"],
  ["pt", { number: 2 }, "Página 2: Minhas ligações"],
] as const)(
  "in %s the title of the list of calls says its state and page: %o",
  async (language, asked, title) => {
    page.locale = language;
    const said = await callListTitle({ state: null, number: 1, ...asked });
    expect(said.replace(/\s/g, " ")).toBe(title);
  },
);
