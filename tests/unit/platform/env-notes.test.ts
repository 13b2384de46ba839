import { expect, test } from "vitest";
import { parseEnv } from "#lib/platform/env";
import { builtOtherwise, embeddedDefaults } from "#lib/platform/env-notes";

test("an empty environment means the embedded defaults, one line each", () => {
  const lines = embeddedDefaults(parseEnv({})).join("\n");
  expect(lines).toContain("SANITY_PROJECT_ID is not set");
  expect(lines).toContain("SANITY_WEBHOOK_SECRET is not set");
});

test("the start says of the preview what it does", () => {
  const preview = (raw: Record<string, string>) =>
    embeddedDefaults(parseEnv(raw)).filter((line) => line.startsWith("draft preview: "));
  const secret = { SANITY_PREVIEW_SECRET: "a secret" };
  const project = { SANITY_PROJECT_ID: "lantern" };
  const token = { SANITY_API_READ_TOKEN: "reads-drafts" };
  expect(preview({})).toEqual([expect.stringContaining("off")]);
  expect(preview(project)).toEqual([expect.stringContaining("off")]);
  expect(preview({ ...project, ...secret })).toEqual([expect.stringContaining("shows no drafts")]);
  for (const on of [secret, { ...project, ...token }, { ...project, ...token, ...secret }])
    expect(preview(on)).toEqual([]);
});

test("the start says how many real calls the site makes a day, and nothing where none is real", () => {
  const said = (raw: Record<string, string>) => embeddedDefaults(parseEnv(raw)).join("\n");
  const real = { CALL_PROVIDER_URL: "https://calls.example" };
  expect(said(real)).toContain("at most 500 within 24 hours");
  expect(said({ ...real, SITE_CALLS_A_DAY: "0" })).toContain("at most 0 within 24 hours");
  expect(said({})).not.toContain("SITE_CALLS_A_DAY");
});

test("the start says where real calls cannot read out the operator's number", () => {
  const said = (raw: Record<string, string>) => embeddedDefaults(parseEnv(raw)).join("\n");
  const real = { CALL_PROVIDER_URL: "https://calls.example" };
  for (const phone of ["1-800-LANTERN", "+1 503 555 0177 ext. 5", "030 1234567"]) {
    expect(said({ ...real, LANTERN_PHONE: phone }), phone).toContain(
      "WARNING: LANTERN_PHONE is not read out",
    );
    expect(said({ LANTERN_PHONE: phone }), phone).not.toContain("LANTERN_PHONE");
  }
  for (const phone of ["+1 (503) 555-0177", "+49 30 1234567"])
    expect(said({ ...real, LANTERN_PHONE: phone }), phone).not.toContain("LANTERN_PHONE");
  expect(said(real)).not.toContain("LANTERN_PHONE");
});

test("the start says that the menu offers English alone, until it is told of others", () => {
  const said = (raw: Record<string, string>) => embeddedDefaults(parseEnv(raw)).join("\n");
  expect(said({})).toContain("languages: the menu offers English alone (LANTERN_LANGUAGES is not set");
  expect(said({ LANTERN_LANGUAGES: "es,fr" })).not.toContain("languages:");
});

test("a local sign-in host that is exposed is warned of", () => {
  const said = (raw: Record<string, string>) => embeddedDefaults(parseEnv(raw)).join("\n");
  expect(said({ LANTERN_LOCAL_SIGN_IN: "exposed" })).toContain("WARNING");
  expect(said({ LANTERN_LOCAL_SIGN_IN: "1" })).not.toContain("WARNING");
});

test("what a build holds another value of is named at the start", () => {
  const said = (raw: Record<string, string>, address: string, languages = "en") =>
    builtOtherwise(parseEnv(raw), { LANTERN_BUILT_FOR: address, LANTERN_LANGUAGES: languages });
  const own = { LANTERN_BASE_URL: "https://lantern.example" };
  expect(said({}, "")).toEqual([]);
  expect(said(own, "https://lantern.example/")).toEqual([]);
  expect(said({ LANTERN_LANGUAGES: "fr, es" }, "", "en,es,fr")).toEqual([]);
  expect(said(own, "")).toEqual([expect.stringContaining("LANTERN_BASE_URL is https://lantern.example")]);
  expect(said({}, "https://lantern.example")).toEqual([
    expect.stringContaining("LANTERN_BASE_URL is not set"),
  ]);
  expect(said({ LANTERN_LANGUAGES: "fr" }, "")).toEqual([
    expect.stringContaining("LANTERN_LANGUAGES is en,fr, and was en"),
  ]);
  const content = (raw: Record<string, string>, from: string) =>
    builtOtherwise(parseEnv(raw), { LANTERN_BUILT_FROM: from });
  const project = { SANITY_PROJECT_ID: "lantern" };
  expect(content({}, "")).toEqual([]);
  expect(content(project, "lantern/production")).toEqual([]);
  expect(content(project, "")).toEqual([
    "WARNING: SANITY_PROJECT_ID/SANITY_DATASET is lantern/production, and was not set at the build: build again",
  ]);
  expect(content({ ...project, SANITY_DATASET: "staging" }, "lantern/production")).toHaveLength(1);
  // A build of an earlier version, or of Next alone, says nothing of it.
  expect(builtOtherwise(parseEnv(own), {})).toEqual([]);
});
