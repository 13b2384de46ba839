import { expect, test } from "vitest";
import { linkTerms } from "#lib/publication/glossary/link-terms";

const terms = ["on read", "read", "c++", "(.*)", "AI", "GG"].map((term) => ({
  _id: `term-${term}`,
  slug: term,
  term,
}));

const span = (text: string, marks: string[] = []) => ({ _type: "span", _key: text, text, marks });
const block = (children: object[], extra: object = {}) => ({
  _type: "block",
  _key: "b",
  style: "normal",
  markDefs: [],
  children,
  ...extra,
});

type Linked = {
  children: { text: string; marks: string[] }[];
  markDefs: { _key: string; term: { slug: string } }[];
};
function links(blocks: { _type: string }[]): string[][] {
  return linkTerms(blocks, terms).blocks.map((linked) => {
    const { children, markDefs } = linked as unknown as Linked;
    const slugOf = new Map(markDefs.map((definition) => [definition._key, definition.term.slug]));
    return children.flatMap((child) =>
      child.marks.flatMap((mark) => (slugOf.get(mark) ? [`${child.text}>${slugOf.get(mark)}`] : [])),
    );
  });
}

test("whole words are linked, whatever their case, and the text stays as it was", () => {
  const { blocks, linked } = linkTerms([block([span("Said gg, then egg and GGs.")])], terms);
  expect(links([block([span("Said gg, then egg and GGs.")])])).toEqual([["gg>GG"]]);
  expect((blocks[0] as unknown as Linked).children.map((child) => child.text).join("")).toBe(
    "Said gg, then egg and GGs.",
  );
  expect(linked.map((term) => term.slug)).toEqual(["GG"]);
});

test("the longest term wins", () => {
  expect(links([block([span("She left me on read.")])])).toEqual([["on read>on read"]]);
});

test("only the first occurrence in each block is linked", () => {
  const twice = block([span("AI and ai and AI.")]);
  expect(links([twice, twice])).toEqual([["AI>AI"], ["AI>AI"]]);
});

test("names made of signs are taken letter for letter", () => {
  expect(links([block([span("They learn c++ and (.*) today; c+++ is no word.")])])).toEqual([
    ["c++>c++", "(.*)>(.*)"],
  ]);
});

test("a name within a word of any script is none, and a sign that lower case makes longer moves nothing", () => {
  expect(links([block([span("𐐀AI, AI𐐨, éAI and x(.*)y; İİ, said AI.")])])).toEqual([["AI>AI"]]);
  const { blocks } = linkTerms([block([span("İİ, said AI.")])], terms);
  expect((blocks[0] as unknown as Linked).children.map((child) => child.text)).toEqual([
    "İİ, said ",
    "AI",
    ".",
  ]);
});

test("nothing is linked inside links, code and headings", () => {
  const linked = block([span("AI", ["l"]), span("AI", ["code"])], {
    markDefs: [{ _key: "l", _type: "link", href: "/" }],
  });
  expect(linkTerms([linked], terms).linked).toEqual([]);
  expect(linkTerms([block([span("AI")], { style: "h2" })], terms).linked).toEqual([]);
});

test("what an editor linked in a block stays linked beside a term", () => {
  const link = { _key: "l", _type: "link", href: "/about" };
  const edited = block([span("Here", ["l"]), span(" is AI.")], { markDefs: [link] });
  const [linked] = linkTerms([edited], terms).blocks as unknown as Linked[];
  expect(linked?.markDefs).toEqual([link, expect.objectContaining({ _key: "auto-AI" })]);
  expect(linked?.children[0]).toMatchObject({ text: "Here", marks: ["l"] });
});

test("a term that an editor already linked in the block is not linked again", () => {
  const edited = block([span("AI", ["g"]), span(" and AI")], {
    markDefs: [{ _key: "g", _type: "glossaryReference", term: { slug: "AI" } }],
  });
  expect(linkTerms([edited], terms).linked).toEqual([]);
});

test("text inside callouts is linked too", () => {
  expect(
    linkTerms([{ _type: "callout", _key: "c", body: [block([span("AI")])] }], terms).linked,
  ).toHaveLength(1);
});

test("no terms, no change", () => {
  const blocks = [block([span("AI")])];
  expect(linkTerms(blocks, []).blocks).toEqual(blocks);
});

test("an apostrophe is one, straight or not, and an accent may be a sign of its own", () => {
  const named = ["c’est carré", "it's giving", "bebe", "crushé"].map((term) => ({
    _id: term,
    slug: term,
    term,
  }));
  const shown = (text: string) => {
    const [linked] = linkTerms([block([span(text)])], named).blocks as unknown as Linked[];
    return linked?.children.filter(({ marks }) => marks.length > 0).map((child) => child.text);
  };
  expect(shown("Oui, c'est carré.")).toEqual(["c'est carré"]);
  expect(shown("Oui, C’est carré.")).toEqual(["C’est carré"]);
  expect(shown("It’s giving summer.")).toEqual(["It’s giving"]);
  expect(shown("Il est crushe\u0301.")).toEqual(["crushé"]);
  // The word there is another one, whose accent stands after its last letter.
  expect(shown("El bebe\u0301 duerme.")).toEqual([]);
  expect(shown("El bebe\u0308\u0301 duerme.")).toEqual([]);
});
