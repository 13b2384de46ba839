import { expect, test } from "vitest";
import { parseReport } from "#lib/platform/server/policy-reports";

test("both forms of report are read, and nothing of them is kept but directive and origin", () => {
  const one = {
    "csp-report": {
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/a?b#c",
      "document-uri": "https://lantern.example/private",
    },
  };
  expect(parseReport(JSON.stringify(one))).toEqual([
    { directive: "script-src-elem", blocked: "https://evil.example" },
  ]);
  const list = [
    {
      type: "csp-violation",
      url: "https://x",
      body: { effectiveDirective: "img-src", blockedURL: "data:image/png;base64,AAAA" },
    },
    { type: "csp-violation", body: { effectiveDirective: "script-src", blockedURL: "inline" } },
    { type: "deprecation", body: { id: "x" } },
  ];
  expect(parseReport(JSON.stringify(list))).toEqual([
    { directive: "img-src", blocked: "data:" },
    { directive: "script-src", blocked: "inline" },
  ]);
});

test("a directive or address that is neither is counted under a name of ours", () => {
  const odd = { "csp-report": { "violated-directive": "<b>", "blocked-uri": "Not An Address" } };
  expect(parseReport(JSON.stringify(odd))).toEqual([{ directive: "unknown", blocked: "other" }]);
});

test("what is no report is none", () => {
  for (const body of ["", "{", "1", "{}", '"x"', '[{"a":1}]', '{"csp-report":1}'])
    expect(parseReport(body)).toBeNull();
});
