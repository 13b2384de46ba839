import { describe, expect, test } from "vitest";
import { placesPerDirective, violation, ViolationCounts } from "#lib/platform/policy-violations";
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

describe("the counts", () => {
  const counted = (...violations: [string, string][]) => {
    const counts = new ViolationCounts();
    for (const [directive, blocked] of violations) counts.add(violation(directive, blocked));
    return counts.toRecord();
  };
  const made = (count: number) => Array.from({ length: count }, (_, index) => `https://m${index}.example`);

  test("of a directive have room of their own, however many origins are made up for another", () => {
    const counts = counted(
      ...made(5_000).map((origin): [string, string] => ["img-src", origin]),
      ["script-src-elem", "https://true.example"],
      ["img-src", "inline"],
      ["img-src", "data:"],
    );
    expect(counts["script-src-elem https://true.example"]).toBe(1);
    expect(counts["img-src inline"]).toBe(1);
    expect(counts["img-src data:"]).toBe(1);
    expect(counts["img-src further"]).toBe(5_000 - placesPerDirective);
    expect(Object.keys(counts)).toHaveLength(placesPerDirective + 4);
  });

  test("of made-up directives, words and schemes share one room", () => {
    const counts = counted(
      ...made(500).map((_, index): [string, string] => [`made-up-${"x".repeat(index)}`, `word-${index}`]),
      ...made(500).map((_, index): [string, string] => [`made-up-${index}`, `scheme${index}:x`]),
    );
    expect(counts["unknown other"]).toBe(500);
    expect(Object.keys(counts)).toHaveLength(placesPerDirective + 2);
  });

  test("that were stored are added by the same rules, and lose none", () => {
    const counts = new ViolationCounts();
    counts.add({ directive: "img-src", blocked: "inline" });
    counts.addStored({
      "img-src inline": 2,
      "made-up x": 3,
      further: 4,
      ...Object.fromEntries(made(100).map((origin) => [`font-src ${origin}`, 1])),
    });
    const record = counts.toRecord();
    expect(record).toMatchObject({ "img-src inline": 3, "unknown x": 3, "unknown further": 4 });
    expect(record["font-src further"]).toBe(100 - placesPerDirective);
    expect(Object.values(record).reduce((sum, one) => sum + one, 0)).toBe(110);
  });

  test("name an extension by its scheme, and nothing by a name too long to keep", () => {
    expect(violation("script-src", "chrome-extension://abcdef/x.js").blocked).toBe("chrome-extension:");
    expect(violation("img-src", `https://${"x".repeat(500)}.example`).blocked).toBe("other");
  });
});
