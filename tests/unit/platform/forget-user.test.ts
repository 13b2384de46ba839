import { afterEach, expect, test, vi } from "vitest";
import { forgetUser, milestonesKey, unsentKey } from "#lib/platform/browser/consent/forget-visitor";

afterEach(() => vi.unstubAllGlobals());

test("with the user goes what this browser has noted of them, the visitor they were too, and the choice stays", () => {
  const kept: Record<string, string> = {
    [milestonesKey]: "first_call_started",
    [unsentKey]: "[]",
    anon_id: "a",
    gdpr_consent: "true",
  };
  const localStorage = Object.defineProperty({ ...kept }, "removeItem", {
    value(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), { localStorage, location: { hostname: "localhost" } }),
  );
  vi.stubGlobal("document", { cookie: "" });
  forgetUser();
  expect(Object.keys(localStorage)).toEqual(["gdpr_consent"]);
});
