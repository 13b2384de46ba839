import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "@/tests/support/browser-globals";

/** A page of a reader who has agreed, before anything that batches has loaded. */
async function openPage() {
  vi.resetModules();
  const { sent, window, page } = stubBrowser({ respond: () => new Response(null, { status: 202 }) });
  Object.assign(window, {
    localStorage: { getItem: (key: string) => (key === "gdpr_consent" ? "true" : null) },
    location: new URL("https://lantern.example/faq"),
  });
  Object.assign(page, { referrer: "", title: "FAQ" });
  vi.stubGlobal("navigator", {});
  const { claimView, expectBatch, tellViewOnLeaving } = await import("#lib/reader/analytics/first-view");
  tellViewOnLeaving();
  const leave = () => window.dispatchEvent(new Event("pagehide"));
  const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  const turnAway = () => {
    for (const visibilityState of ["hidden", "visible"]) {
      Object.assign(page, { visibilityState });
      page.dispatchEvent(new Event("visibilitychange"));
    }
  };
  return { sent, leave, comeBack, turnAway, claimView, expectBatch };
}

// What belongs to the page stands on the global object.
const forget = () => Reflect.deleteProperty(globalThis, Symbol.for("lantern.first-view"));
beforeEach(forget);
afterEach(() => void vi.unstubAllGlobals());

test("a page that is left early is told of once, whatever its reader does in other tabs", async () => {
  const { sent, leave, turnAway, claimView } = await openPage();
  turnAway();
  turnAway();
  leave();
  expect(sent).toHaveLength(1);
  expect(claimView()).toBe(false);
});

test("Back to it is a view of its own: told on leaving again, or by the batch", async () => {
  const { sent, leave, comeBack, claimView } = await openPage();
  leave();
  comeBack();
  leave();
  expect(sent).toHaveLength(2);
  comeBack();
  expect(claimView()).toBe(true);
  leave();
  expect(sent).toHaveLength(2);
});

test("what the batch tells of is left to it, also after Back", async () => {
  const { sent, leave, comeBack, claimView } = await openPage();
  expect(claimView()).toBe(true);
  leave();
  comeBack();
  leave();
  expect(sent).toEqual([]);
});

test("a view that went ahead of a batch under way is not in it, the one after Back is", async () => {
  const { sent, leave, comeBack, claimView, expectBatch } = await openPage();
  expectBatch();
  leave();
  comeBack();
  expect([claimView(), claimView()]).toEqual([false, true]);
  expect(sent).toHaveLength(1);
});
