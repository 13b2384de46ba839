import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallOutcome } from "@/components/product/calls/page/call-outcome";
import calls from "@/messages/en/calls.json" with { type: "json" };
import type { Call } from "#lib/product/calls/records/call";
import { callStates, isLive } from "#lib/base/site/call-states";

const { outcomes } = calls.detail;
const markup = async (state: Call["state"], summary: string | null) =>
  renderToStaticMarkup(
    await CallOutcome({ call: { state, summary, summaryLanguage: "en", transcript: null } as Call }),
  );

test("the page of a call does not say twice that nobody was reached", async () => {
  const repeated = [];
  for (const state of callStates) {
    if (isLive(state)) continue;
    expect(await markup(state, null), state).toContain(outcomes[state]);
    const told = await markup(state, "The shop was told.");
    expect(told, state).toContain("The shop was told.");
    if (told.includes(outcomes[state])) repeated.push(state);
  }
  expect(repeated).toEqual(["completed", "voicemail", "refused", "failed", "cancelled"]);
});
