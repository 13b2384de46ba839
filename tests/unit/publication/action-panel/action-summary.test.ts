import { createElement } from "react";
import { expect, test } from "vitest";
import { ActionSummary } from "@/components/publication/action-panel/action-summary";
import type { PanelLabels } from "@/components/publication/action-panel/panel-labels";
import { staticMarkup } from "#lib/platform/server/answers/static-markup";

const labels = { steps: "Steps", see: "You will see", say: "Say" } as PanelLabels;
const step = { title: "Open the settings", order: 1, description: null, see: null, say: null };
async function markupOf(more: Partial<Record<"description" | "see" | "say", string>>): Promise<string> {
  const { __html } = await staticMarkup(
    createElement(ActionSummary, {
      labels,
      action: {
        language: "en",
        slug: "settings",
        title: "Settings",
        excerpt: null,
        goal: null,
        ages: [],
        minutes: null,
        difficulty: null,
        steps: [{ ...step, ...more }],
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
    ["Steps", "3"],
    ["Open the settings", "4"],
  ]);
});
