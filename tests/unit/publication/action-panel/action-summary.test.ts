import { createElement } from "react";
import { expect, test } from "vitest";
import { careBoxesIn } from "@/components/publication/action-panel/care-boxes";
import { ActionSummary } from "@/components/publication/action-panel/action-summary";
import type { PanelLabels } from "@/components/publication/action-panel/panel-labels";
import { staticMarkup } from "#lib/platform/server/answers/static-markup";

const labels = {
  goal: "Goal",
  steps: "Steps",
  see: "You will see",
  say: "Say",
  helpLines: "All help lines",
} as PanelLabels;
const step = { title: "Open the settings", order: 1, description: null, see: null, say: null };
async function markupOf(
  more: Partial<Record<"description" | "see" | "say", string>>,
  content: unknown = [],
): Promise<string> {
  const { __html } = await staticMarkup(
    createElement(ActionSummary, {
      labels,
      helpLines: "/help-lines",
      action: {
        language: "en",
        slug: "settings",
        title: "Settings",
        excerpt: null,
        goal: "A calmer evening",
        ages: [],
        minutes: null,
        difficulty: null,
        steps: [{ ...step, ...more }],
        careBoxes: careBoxesIn(content),
      },
    }),
  );
  return __html;
}

test.each(["description", "see", "say"])(
  "what a step has in several lines stands in as many: %s",
  async (field) => {
    const markup = await markupOf({ [field]: "“May I see it?”\n\n“Thank you.”" });
    expect(markup).toContain(
      '<span class="block">“May I see it?”</span><span class="block">“Thank you.”</span>',
    );
  },
);

test("what a step has in one line is that line alone", async () => {
  expect(await markupOf({ see: "A list of apps" })).toContain(">A list of apps</dd>");
});

test("the title of a step is a heading below that of the steps", async () => {
  const levels = [...(await markupOf({})).matchAll(/<h(\d)[^>]*>([^<]*)/g)].map(([, level, text]) => [
    text,
    level,
  ]);
  expect(levels).toEqual([
    ["Goal", "3"],
    ["Steps", "3"],
    ["Open the settings", "4"],
  ]);
});

const paragraph = (...texts: string[]) => ({ _type: "block", children: texts.map((text) => ({ text })) });
const box = (tone: string, title: string | null, ...body: object[]) => ({
  _type: "callout",
  tone,
  title,
  body,
});

test("what comes first in an emergency stands before the steps, and leads to the help lines", async () => {
  const care = box("care", "Before you start", paragraph("Stay ", "with them."), paragraph("Call."));
  const markup = await markupOf({}, [paragraph("A text."), box("tip", "A tip", paragraph("Try.")), care]);
  const texts = markup
    .replaceAll(/<[^>]*>/g, "|")
    .split("|")
    .filter((text) => text !== "");
  expect(texts).toEqual([
    ...["Goal", "A calmer evening"],
    ...["Before you start", "Stay with them.", "Call.", "All help lines"],
    ...["Steps", "Open the settings"],
  ]);
  expect(markup).toContain('<a href="/help-lines">All help lines</a>');
});

test.each([
  ["nothing", null],
  ["no list", { _type: "callout", tone: "care" }],
  ["what is no block", [null, 7, "care", []]],
  ["an empty box", [box("care", ""), box("care", null, paragraph(" "))]],
])("a backend that answers with %s as the content has no box shown", (_, content) => {
  expect(careBoxesIn(content)).toEqual([]);
});

test("a box is shown as far as it is understood", () => {
  const body = [
    paragraph("Call."),
    { children: [{ text: 7 }, null, { text: "Now." }] },
    { children: "x" },
    null,
  ];
  expect(careBoxesIn([{ _type: "callout", tone: "care", title: 7, body }])).toEqual([
    { title: null, paragraphs: ["Call.", "Now."] },
  ]);
});
