/** The subjects of a piece as they are read aloud and copied. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SubjectTags } from "@/components/publication/piece/subject-tags";
import { page } from "@/tests/support/next/root-params";

page.locale = "de";
vi.mock("@/components/site/static-part", () => ({
  StaticPart: ({ children }: { children: unknown }) => children,
}));

test("the count of further topics is a word of its own, in the page's language", async () => {
  const topics = ["help", "school", "games", "sleep"].map((title) => ({
    _id: `topic-${title}`,
    _type: "topic" as const,
    slug: title,
    title,
    language: "en" as const,
  }));
  const html = renderToStaticMarkup(await SubjectTags({ category: null, topics, shown: 2 }));
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("helpschool +2");
  expect(html).toContain('<li><i class="dot"></i><span lang="en">school</span> <span>+2</span></li>');
});
