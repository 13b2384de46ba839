import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallFieldset } from "@/components/product/calls/start/call-fieldset";
import { Fact } from "@/components/product/calls/parts/fact";
import type { StartCallStrings } from "@/components/product/calls/start/start-call-strings";

test("what somebody typed runs in its own direction, and what is ours in the page's", () => {
  const said = renderToStaticMarkup(
    createElement(Fact, { term: "Request", isSaid: true, children: "متى تفتحون؟" }),
  );
  expect(said).toMatch(/<dd[^>]* dir="auto"/);
  expect(renderToStaticMarkup(createElement(Fact, { term: "Cost", children: "$0.12" }))).not.toContain(
    "dir=",
  );
  const fields = renderToStaticMarkup(
    createElement(CallFieldset, {
      languages: [],
      typed: { request: "", language: "en", callbackNumber: "" },
      faults: {},
      longest: { request: 10, number: 10 },
      hasSavedNumber: false,
      strings: {} as StartCallStrings,
    }),
  );
  expect(fields).toMatch(/<textarea[^>]* dir="auto"/);
});

test("the fault of a request names the telephone number in it that is at fault, as it is written there", () => {
  const fields = renderToStaticMarkup(
    createElement(CallFieldset, {
      languages: [],
      typed: { request: "Ring 900-555-1234", language: "en", callbackNumber: "" },
      faults: { request: "requestNumber", toldNumber: "900-555-1234" },
      longest: { request: 10, number: 10 },
      hasSavedNumber: false,
      strings: { requestNumber: "Please leave out {number}." } as StartCallStrings,
    }),
  );
  expect(fields).toContain(">Please leave out 900-555-1234.</p>");
});
