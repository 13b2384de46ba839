import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlannedTime } from "@/components/product/calls/parts/planned-time";
import { callStates, type CallState } from "#lib/base/site/call-states";

const now = new Date("2026-11-28T20:00:00Z");
const monday = new Date("2026-11-30T17:00:00Z");
const said = async (state: CallState, notBefore: Date | null) =>
  renderToStaticMarkup(
    await PlannedTime({
      call: { state, notBefore, timeZone: "America/Los_Angeles", businessName: "Rivet & Spark" },
      now,
    }),
  );

test("a call that waits for its business to open says when it is made, by the clock there", async () => {
  expect(await said("queued", monday)).toMatch(
    /^<p>We will call on Monday,? 9:00\sAM PST, when Rivet &amp; Spark can be called\./,
  );
});

test("of any other, nothing is said", async () => {
  for (const state of callStates.filter((one) => one !== "queued"))
    expect(await said(state, monday)).toBe("");
  expect(await said("queued", null)).toBe("");
  expect(await said("queued", now)).toBe("");
});
