import { expect, test } from "vitest";
import { bareAnonId } from "#lib/base/visitor/anon-id";
import { readConsent, visitorTrace } from "#lib/base/visitor/consent";

test("only exactly true is a yes; nothing at all is an open question", () => {
  expect(readConsent("true", false, null)).toBe("given");
  expect(readConsent(null, false, null)).toBe("asked");
  for (const kept of ["false", "TRUE", "1", "yes", " true", ""])
    expect(readConsent(kept, false, null)).toBe("refused");
});

test("the browser's signal outranks a yes that was given before it was seen, and asks anew", () => {
  expect(readConsent("true", true, null)).toBe("asked");
  expect(readConsent("true", true, "false")).toBe("asked");
  expect(readConsent("true", true, "true")).toBe("given");
  expect(readConsent("false", true, "true")).toBe("refused");
  expect(readConsent(null, true, "true")).toBe("asked");
});

test("an anonymous id loses its older prefix", () => {
  expect(bareAnonId("anon_42")).toBe("42");
  expect(bareAnonId(" 42 ")).toBe("42");
  expect(bareAnonId("4anon_2")).toBe("4anon_2");
  for (const none of [null, "", "anon_", "  "]) expect(bareAnonId(none)).toBeNull();
});

test("what only a visitor leaves in a browser is known by its name, and nothing that a reader keeps is", () => {
  for (const name of [
    "lantern-visit",
    "lantern-calls-told",
    "lantern-known",
    "ajs_anonymous_id",
    "persisted-queue",
    "segmentio.context.referrer",
  ])
    expect(visitorTrace.test(name), name).toBe(true);
  for (const name of ["lantern-saved", "lantern-progress", "theme", "gdpr_consent", "context-referrer"])
    expect(visitorTrace.test(name), name).toBe(false);
});
