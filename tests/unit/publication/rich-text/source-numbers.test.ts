import { expect, test, vi } from "vitest";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { SourceList } from "@/components/publication/piece/source-list";
import { richText, sources } from "#lib/publication/content/fields";
import { staticMarkup } from "#lib/platform/server/answers/static-markup";

vi.mock("next-intl", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@/components/publication/piece/piece-dates", () => ({ PieceDates: () => null }));
vi.mock("@/components/publication/rich-text/linked-terms", () => ({
  withLinkedTerms: async (blocks: unknown) => blocks,
}));

const blocks = richText.parse([
  {
    _type: "block",
    _key: "b",
    style: "normal",
    markDefs: [1, 3].map((number) => ({ _type: "sourceRef", _key: `r${number}`, number })),
    children: [1, 3].map((number) => ({
      _type: "span",
      _key: `s${number}`,
      text: "So",
      marks: [`r${number}`],
    })),
  },
]);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1 }));

test("a number beyond the list of sources is no link, which would lead nowhere", async () => {
  const shown = async (sources?: { at: string; listed: readonly { number: number }[] }) => {
    const element = await RichText({ blocks, language: "en", ...(sources ? { sources } : {}) });
    return (await staticMarkup(element)).__html;
  };
  const markup = await shown({ at: "", listed: upTo(2) });
  expect(markup).toContain('href="#source-1"');
  expect(markup).not.toContain("#source-3");
  expect(markup).toContain("<sup>3</sup>");
  expect(await shown({ at: "/micro-briefs/x", listed: upTo(3) })).toContain(
    'href="/micro-briefs/x#source-3"',
  );
  expect(await shown()).not.toContain("<sup>");
});

test("a number whose source is left out is no link to another, and the list numbers as the text does", async () => {
  const listed = sources.parse([
    { title: "No publisher", url: "https://example.org/1" },
    { publisher: "Second" },
    { publisher: "Third" },
  ]);
  const markup = (await staticMarkup(await RichText({ blocks, language: "en", sources: { at: "", listed } })))
    .__html;
  expect(markup).toContain("<sup>1</sup>");
  expect(markup).toContain('href="#source-3"');
  const piece = { _id: "x", sources: listed, publishedAt: null, reviewedAt: null };
  const list = (await staticMarkup(SourceList({ piece }))).__html;
  expect(list).toMatch(/<li id="source-2" value="2">.*Second.*<li id="source-3" value="3">.*Third/);
});
