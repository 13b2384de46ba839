import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallFieldset } from "@/components/product/calls/start/call-fieldset";
import type { StartCallStrings } from "@/components/product/calls/start/start-call-strings";

const markup = (languageHint: string, hasSavedNumber = false) =>
  renderToStaticMarkup(
    createElement(CallFieldset, {
      languages: [
        { value: "en", label: "English", lang: "en" },
        { value: "de", label: "Deutsch", lang: "de" },
      ],
      typed: { request: "", language: "de", callbackNumber: "" },
      faults: { language: "languageInvalid" },
      longest: { request: 10, number: 10 },
      hasSavedNumber,
      strings: { languageHint, languageInvalid: "Choose one" } as StartCallStrings,
    }),
  );

test("a language that is suggested is chosen, and its field says why, before what is wrong with it", () => {
  const html = markup("German is spoken there.");
  expect(html).toMatch(/<option[^>]* value="de"[^>]* selected=""/);
  expect(html).toContain('aria-describedby="call-language-hint call-language-fault"');
  expect(html).toMatch(/id="call-language-hint"[^>]*>German is spoken there\.</);
});

test("where none is suggested, nothing is said of it", () => {
  const html = markup("");
  expect(html).not.toContain("call-language-hint");
  expect(html).toContain('aria-describedby="call-language-fault"');
});

test("what has to be filled in says so in code: the request, and the number where no saved one stands in", () => {
  const isRequired = (html: string, name: string) =>
    (html.match(/<(?:input|textarea)[^>]*>/g) ?? []).some(
      (tag) => tag.includes(`name="${name}"`) && tag.includes('required=""'),
    );
  for (const hasSavedNumber of [true, false]) {
    const html = markup("", hasSavedNumber);
    expect(isRequired(html, "request")).toBe(true);
    expect(isRequired(html, "callbackNumber")).toBe(!hasSavedNumber);
  }
});
