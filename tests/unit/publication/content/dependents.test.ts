/** What a changed document makes old beside itself. */
import { expect, test, vi } from "vitest";
import { readDependentTags } from "#lib/publication/content/dependents";

const store = vi.hoisted(() => ({ documents: [] as unknown[] }));

vi.mock("#lib/platform/server/content-store", async (original) => {
  const { storeOfDocuments } = await import("@/tests/support/store-of-documents");
  return { ...(await original<object>()), ...storeOfDocuments(() => store.documents) };
});

const brief = (slug: string, words: string) => ({
  _id: slug,
  _type: "microBrief",
  slug: { current: slug },
  content: [{ _type: "block", children: [{ _type: "span", text: words }] }],
});

test.each([
  ["tóxico", "Un amor TÓXICO."],
  ["klären", "Das klären wir."],
  ["IA", "Ce que l’IA en fait."],
  ["réseau social", "« Réseau social » n’est pas un gros mot."],
  ["rizz", "They call it “rizz”."],
  ["Zorblax", "Ask what a zorblax is."],
  ["c++", "They write C++ all day."],
  ["🧢", "No 🧢 at all."],
  ["c’est carré", "« Oui, c'est carré. »"],
  ["it's giving", "It’s giving summer."],
])("a new term, %s, makes old what holds its name: %s", async (term, words) => {
  const id = "the-term";
  store.documents = [
    { _id: id, _type: "glossaryTerm", term, slug: { current: id } },
    brief("holds-it", words),
    brief("part-of-a-word", `in${term}ada`),
    brief("without-it", "Nothing of the kind."),
    { ...brief("without-any", ""), content: undefined },
  ];
  const tags = await readDependentTags({ _id: id, _type: "glossaryTerm", slug: id, operation: "create" });
  expect(tags).toEqual(["microBrief:holds-it"]);
});

test("what names a related term is made old, however it spells its capitals", async () => {
  store.documents = [
    { _id: "npc", _type: "glossaryTerm", term: "NPC", slug: { current: "npc" } },
    { _id: "sus", _type: "glossaryTerm", term: "Sus", slug: { current: "sus" }, relatedTerms: ["Npc"] },
  ];
  const tags = await readDependentTags({
    _id: "npc",
    _type: "glossaryTerm",
    slug: "npc",
    operation: "create",
  });
  expect(tags).toContain("own:glossaryTerm:sus");
});
