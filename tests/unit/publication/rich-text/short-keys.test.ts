import { expect, test } from "vitest";
import { withShortKeys } from "@/components/publication/rich-text/short-keys";

const words = (text: string, marks: string[], _key: string) => ({ _type: "span", _key, text, marks });

test("every part is named by its number, and marks still name their definitions", () => {
  const block = {
    _type: "block",
    _key: "9cb7f56a8088",
    style: "normal",
    markDefs: [
      { _type: "link", _key: "ca52dbe46d24", href: "/glossary" },
      { _type: "sourceRef", _key: "67bbf6440011", number: 2 },
    ],
    children: [words("A ", [], "aa11"), words("link", ["strong", "67bbf6440011", "ca52dbe46d24"], "bb22")],
  };
  const callout = { _type: "callout", _key: "d3d0343ffa6b", tone: "tip", body: [block] };
  const short = {
    ...block,
    markDefs: [
      { _type: "link", _key: "m0", href: "/glossary" },
      { _type: "sourceRef", _key: "m1", number: 2 },
    ],
    children: [words("A ", [], "0"), words("link", ["strong", "m1", "m0"], "1")],
  };
  expect(withShortKeys([block, callout, { _type: "image", _key: "x" }])).toEqual([
    { ...short, _key: "0" },
    { ...callout, body: [{ ...short, _key: "0" }], _key: "1" },
    { _type: "image", _key: "2" },
  ]);
});
