/** A text from outside whose names mean something to JavaScript or to the renderer itself. Readers are shown the rest of it. */
import { expect, test, vi } from "vitest";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { richText } from "#lib/publication/content/fields";
import { staticMarkup } from "#lib/platform/server/answers/static-markup";
import { isRecord } from "#lib/base/values/json";
import { draft } from "@/tests/support/next/next-headers";

vi.mock("@/components/publication/rich-text/linked-terms", () => ({
  withLinkedTerms: async (blocks: unknown) => blocks,
}));

const shown = async (blocks: readonly unknown[]) =>
  (await staticMarkup(await RichText({ blocks: richText.parse(blocks), language: "en" }))).__html;
const span = (text: string, more: object = {}) => ({ _type: "span", _key: text, text, marks: [], ...more });
const block = (_key: string, children: readonly unknown[], more: object = {}) => ({
  ...{ _type: "block", _key, style: "normal", markDefs: [], children },
  ...more,
});
const around = (odd: unknown) => [block("a", [span("Before.")]), odd, block("z", [span("After.")])];

const inherited = Object.getOwnPropertyNames(Object.prototype);
/** Those by which the renderer names what it makes of a text. */
const ofRenderer = ["@list", "@span", "@text", "@block"];

test.each([...inherited, ...ofRenderer])("a block, a span, a mark or a style named %j", async (name) => {
  for (const isPreview of [false, true]) {
    draft.isEnabled = isPreview;
    for (const odd of [
      { _type: name, _key: "odd" },
      { _type: name, _key: "odd", text: { a: 1 } },
      block("odd", [span("Words.", { _type: name })]),
      block("odd", [span("Words.", { marks: [name] })]),
      block("odd", [span("Words.", { marks: ["m"] })], { markDefs: [{ _type: name, _key: "m" }] }),
      block("odd", [span("Words.")], { style: name }),
      block("odd", [span("Words.")], { listItem: name, level: 1 }),
      {
        _type: "callout",
        _key: "odd",
        tone: name,
        body: [block("inner", [span("Words.")], { style: name })],
      },
    ]) {
      const markup = await shown(around(odd));
      expect(markup, JSON.stringify(odd)).toMatch(/<p>Before\.<\/p>.*<p>After\.<\/p>/s);
      const isTextOfItsOwn =
        "children" in odd && odd.children.every((one) => isRecord(one) && one._type === "span");
      if (isTextOfItsOwn) expect(markup, JSON.stringify(odd)).toContain("Words.");
    }
  }
});

test("a list of any depth", async () => {
  for (const level of [-1, 0, 0.5, 1e9, Number.MAX_VALUE])
    expect(await shown(around(block("odd", [span("Words.")], { listItem: "bullet", level })))).toContain(
      "Words.",
    );
});
