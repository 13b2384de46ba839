import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallResult } from "@/components/product/calls/list/call-result";
import calls from "@/messages/en/calls.json" with { type: "json" };
import type { CallCard } from "#lib/product/calls/records/call";
import { callStates, isLive } from "#lib/base/site/call-states";

const { outcomes } = calls.detail;
const markup = async (call: Partial<CallCard>) =>
  renderToStaticMarkup(
    await CallResult({ call: { state: "completed", summaryLanguage: "en", summary: null, ...call } }),
  );

test("of a call that is over, a list says what came of it, and as text", async () => {
  const html = await markup({ summary: "A place on <b>Tuesday</b> at 4." });
  expect(html).toContain("A place on &lt;b&gt;Tuesday&lt;/b&gt; at 4.");
  expect(html).not.toContain("lang=");
  expect(html).toContain('dir="auto"');
});

test("in another language than the page's, it says which", async () => {
  expect(await markup({ summaryLanguage: "de", summary: "Ein Platz am Dienstag." })).toContain('lang="de"');
  expect(await markup({ summaryLanguage: "pt", summary: "Uma vaga na terça." })).toContain('lang="pt-BR"');
  // One that we had once.
  expect(await markup({ summaryLanguage: "xx", summary: "?" })).not.toContain("lang=");
});

test("where nothing was told, it says what the state alone does not", async () => {
  const said = Object.fromEntries(
    await Promise.all(
      callStates.map(async (state) => [state, (await markup({ state })).replace(/<[^>]+>/g, "")] as const),
    ),
  );
  const { voicemail, refused, failed } = outcomes;
  expect(Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ""))).toEqual({
    voicemail,
    refused,
    failed,
  });
});

test("a call that goes on has come to nothing yet", async () => {
  for (const state of callStates.filter(isLive))
    expect(await markup({ state, summary: "So far." }), state).toBe("");
});
