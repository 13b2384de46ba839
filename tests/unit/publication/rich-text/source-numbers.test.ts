import { expect, test, vi } from "vitest";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { richText } from "#lib/publication/content/fields";
import { staticMarkup } from "#lib/platform/server/static-markup";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));
vi.mock("#lib/base/i18n/current-locale", () => ({ currentLocale: async () => "en" }));
vi.mock("#lib/platform/server/preview", () => ({ isPreview: async () => false }));
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

test("a number beyond the list of sources is no link, which would lead nowhere", async () => {
  const shown = async (sources?: { at: string; count: number }) => {
    const element = await RichText({ blocks, language: "en", ...(sources ? { sources } : {}) });
    return (await staticMarkup(element)).__html;
  };
  const markup = await shown({ at: "", count: 2 });
  expect(markup).toContain('href="#source-1"');
  expect(markup).not.toContain("#source-3");
  expect(markup).toContain("<sup>3</sup>");
  expect(await shown({ at: "/micro-briefs/x", count: 3 })).toContain('href="/micro-briefs/x#source-3"');
  expect(await shown()).not.toContain("<sup>");
});
