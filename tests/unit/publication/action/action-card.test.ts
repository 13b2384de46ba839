/** The card of an action as it is read aloud and copied. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ActionCard } from "@/components/publication/action/action-card";
import { page } from "@/tests/support/next/root-params";

page.locale = "de";

// They need the page around them.
vi.mock("@/components/publication/piece/small-picture", () => ({ PictureBesideFacts: () => null }));
vi.mock("@/components/publication/action/action-facts", () => ({ ActionFacts: () => null }));
vi.mock("@/components/publication/piece/language-badge", () => ({ LanguageBadge: () => null }));
vi.mock("@/components/site/locale-link", () => ({ LocaleLink: () => null }));

test("steps and tags are in the action's language, and the count of further ones in the page's", async () => {
  const html = renderToStaticMarkup(
    await ActionCard({
      action: {
        _id: "action-lamps",
        _type: "microAction",
        language: "en",
        slug: "lamps",
        title: "Lamps",
        excerpt: null,
        goal: null,
        publishedAt: null,
        updatedAt: null,
        category: null,
        difficulty: null,
        minutes: null,
        ages: [],
        stepTitles: ["Look", "Ask", "Try"],
        tags: ["light", "home", "night", "day"],
        picture: null,
      },
    }),
  );
  expect(html).toContain('<li lang="en">Ask</li><li class="list-none text-soft">+1</li></ol>');
  expect(html).toContain('<li><span lang="en">home</span> <span>+2</span></li></ul>');
  expect(html).not.toMatch(/<[ou]l[^>]*lang=/);
});
