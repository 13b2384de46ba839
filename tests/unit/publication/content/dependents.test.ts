/** What a changed document makes old beside itself. */
import { expect, test } from "vitest";
import { readBrief } from "#lib/publication/content/brief";
import { readRelatedBriefs } from "#lib/publication/content/related-briefs";
import { readDependentTags } from "#lib/publication/content/dependents";
import { readTranslations } from "#lib/publication/content/translations";
import { tellContentChanged } from "#lib/platform/content-changed";
import { dropMemos } from "#lib/platform/server/memo";
import { draft } from "@/tests/support/next/next-headers";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const brief = (slug: string, words: string) => ({
  _id: slug,
  _type: "microBrief",
  slug: { current: slug },
  content: [words, "And another paragraph."].map((text) => ({
    _type: "block",
    children: [{ _type: "span", text }],
  })),
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
  ["tóxico".normalize("NFD"), "Un amor tóxico."],
  ["tóxico", "Un amor tóxico.".normalize("NFD")],
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

const piece = (_type: string, slug: string, more: object = {}) => ({
  _id: slug,
  _type,
  slug: { current: slug },
  ...more,
});
const to = (_ref: string) => ({ _ref });
const tagsOf = async (
  { _id, _type }: { _id: string; _type: string },
  operation: "create" | "update" = "create",
) => (await readDependentTags({ _id, _type, slug: _id, operation })).toSorted();

test("a new brief makes old the pages of the actions it names, of what names it, and of its kin", async () => {
  const fresh = piece("microBrief", "fresh", {
    category: to("ai"),
    topics: [to("sleep")],
    relatedActions: [to("action")],
    formerSlugs: ["stale"],
  });
  store.documents = [
    fresh,
    piece("microAction", "action"),
    piece("microBrief", "same-category", { category: to("ai") }),
    piece("microBrief", "same-topic", { category: to("safety"), topics: [to("sleep")] }),
    piece("microBrief", "stranger", { category: to("safety") }),
    piece("microAction", "of-the-category", { category: to("ai") }),
    piece("track", "week", { microBriefs: [to("fresh")] }),
  ];
  const named = ["microBrief:stale", "own:microAction:action", "own:track:week"];
  expect(await tagsOf(fresh)).toEqual(
    [...named, "own:microBrief:same-category", "own:microBrief:same-topic"].toSorted(),
  );
  // One that was there before was kin before.
  expect(await tagsOf(fresh, "update")).toEqual(named);
});

const readPage = async () => {
  dropMemos();
  const page = await readBrief("on-sleep", "en");
  if (page) await readRelatedBriefs(page, "en");
};

test("a brief that lost a subject, as only another instance was told, makes its pages old when it has it again", async () => {
  const about = (...topics: string[]) =>
    piece("microBrief", "wavers", { title: "Wavers", category: to("safety"), topics: topics.map(to) });
  const other = piece("microBrief", "on-sleep", {
    title: "Sleep",
    category: to("ai"),
    topics: [to("sleep")],
  });
  for (const wavers of [about("sleep"), about()]) {
    store.documents = [wavers, other];
    await readPage();
  }
  store.documents = [about("sleep"), other];
  expect(await tagsOf(about("sleep"), "update")).toEqual(["own:microBrief:on-sleep"]);
});

const sleep = piece("microBrief", "on-sleep", {
  title: "Sleep",
  category: to("ai"),
  topics: [to("sleep")],
});

test("a reading does not hide what a brief has lost and has again, as only other instances' pages know", async () => {
  const about = (id: string, _rev: string, ...topics: string[]) =>
    piece("microBrief", id, { title: id, _rev, topics: topics.map(to) });
  const [changed, same] = [about("there-again", "1", "sleep"), about("unchanged", "1", "sleep")];
  store.documents = [changed, same, sleep];
  await readPage();
  // Another instance is told of a loss and renders the other's page without it. Before anybody is told, it is back.
  tellContentChanged();
  const again = about("there-again", "3", "sleep");
  store.documents = [again, same, sleep];
  await readPage();
  tellContentChanged();
  await readPage();
  expect(await tagsOf(same, "update")).toEqual([]);
  expect(await tagsOf(again, "update")).toEqual(["own:microBrief:on-sleep", "own:microBrief:unchanged"]);
  expect(await tagsOf(again, "update")).toEqual([]);
  tellContentChanged();
  await readPage();
  expect(await tagsOf(again, "update")).toEqual([]);
});

test("a reading from before a change of which another instance was told says nothing of what was lost by it", async () => {
  const brief = (...topics: string[]) =>
    piece("microBrief", "overtaken", { title: "Overtaken", _rev: "1", topics: topics.map(to) });
  store.documents = [brief("sleep"), sleep];
  await readPage();
  store.whenAsked = tellContentChanged;
  await readPage();
  store.whenAsked = () => undefined;
  expect(await tagsOf(brief("sleep"), "update")).toEqual(["own:microBrief:on-sleep"]);
});

test("a brief makes old the pages of its kin when this process cannot know what its pages know of it", async () => {
  const ofNoPage = piece("microBrief", "unread", { topics: [to("sleep")] });
  const other = piece("microBrief", "on-sleep", { topics: [to("sleep")] });
  store.documents = [ofNoPage, other];
  expect(await tagsOf(ofNoPage, "update")).toEqual(["own:microBrief:on-sleep"]);
  expect(await tagsOf(ofNoPage, "update")).toEqual([]);
  // Another instance is told that it has lost the subject, and makes the other's page without it; then this one, of the gain.
  tellContentChanged();
  expect(await tagsOf(ofNoPage, "update")).toEqual(["own:microBrief:on-sleep"]);
  expect(await tagsOf(ofNoPage, "update")).toEqual([]);
});

test("a brief that gains a subject makes old the pages of those that have it, once", async () => {
  const about = (...topics: string[]) =>
    piece("microBrief", "grows", { title: "Grows", category: to("safety"), topics: topics.map(to) });
  const others = ["sleep", "sport"].map((topic) =>
    piece("microBrief", `on-${topic}`, { title: topic, category: to("ai"), topics: [to(topic)] }),
  );
  store.documents = [about(), ...others];
  await readPage();
  const grown = about("sleep");
  store.documents = [grown, ...others];
  // A page is rendered before the site is told.
  await readPage();
  expect(await tagsOf(grown, "update")).toEqual(["own:microBrief:on-sleep"]);
  expect(await tagsOf(grown, "update")).toEqual([]);
  store.documents = [about("sport"), ...others];
  expect(await tagsOf(grown, "update")).toEqual(["own:microBrief:on-sport"]);
});

test("a track and a printable make old the pages of the pieces they are for, which name them", async () => {
  const track = piece("track", "week", {
    microBriefs: [to("brief")],
    microActions: [{ action: to("action") }],
    sequence: [{ piece: to("term") }],
  });
  const printable = piece("printable", "sheet", { goesWith: [to("action")] });
  store.documents = [
    track,
    printable,
    piece("microBrief", "brief"),
    piece("microAction", "action"),
    piece("glossaryTerm", "term"),
  ];
  expect(await tagsOf(track)).toEqual([
    "own:glossaryTerm:term",
    "own:microAction:action",
    "own:microBrief:brief",
  ]);
  expect(await tagsOf(printable)).toEqual(["own:microAction:action"]);
});

test("a translation makes old its original and the lists of both, and so does what ties them together", async () => {
  const group = {
    _id: "group",
    _type: "translation.metadata",
    translations: [{ value: to("lamp") }, { value: to("lampara") }],
  };
  store.documents = [piece("microBrief", "lamp"), piece("microBrief", "lampara", { language: "es" }), group];
  const both = ["microBrief", "microBrief", "microBrief:lamp", "microBrief:lampara"];
  expect(await tagsOf({ _id: "lampara", _type: "microBrief" }, "update")).toEqual(both);
  expect(await tagsOf(group, "update")).toEqual(both);
  // One that is withdrawn is tied to the others for a while.
  store.documents = store.documents.slice(0, 1).concat(group);
  expect(await tagsOf({ _id: "lampara", _type: "microBrief" }, "update")).toEqual([
    "microBrief",
    "microBrief:lamp",
  ]);
});

test("what a group of translations has tied together is made old when the group loses it, or is deleted", async () => {
  const tying = (...ids: string[]) => ({
    _id: "tie",
    _type: "translation.metadata",
    translations: ids.map((id) => ({ value: to(id) })),
  });
  const pieces = [
    piece("microAction", "candle", { title: "Candle" }),
    piece("microAction", "vela", { title: "Vela", language: "es" }),
    piece("microAction", "bougie", { title: "Bougie", language: "fr" }),
  ];
  const all = ["microAction", "microAction:bougie", "microAction:candle", "microAction:vela"];
  const told = async (operation: "update" | "delete") => [
    ...new Set(await readDependentTags({ _id: "tie", _type: "translation.metadata", operation })),
  ];
  store.documents = [...pieces, tying("candle", "vela", "bougie")];
  dropMemos();
  await readTranslations();
  store.documents = [...pieces, tying("candle", "bougie")];
  // A page is rendered before the site is told.
  dropMemos();
  await readTranslations();
  expect((await told("update")).toSorted()).toEqual(all);
  store.documents = pieces;
  expect((await told("delete")).toSorted()).toEqual(all);
});

test("an address that only a preview has shown, as an editor typed it, is not made old", async () => {
  const typed = (slug: string) => [
    piece("microAction", "lamp", { title: "Lamp" }),
    { ...piece("microAction", slug, { title: "Lámpara", language: "es" }), _id: "typed" },
    {
      _id: "tie-lamp",
      _type: "translation.metadata",
      translations: ["lamp", "typed"].map((id) => ({ value: to(id) })),
    },
  ];
  store.documents = typed("l");
  draft.isEnabled = true;
  await readTranslations();
  draft.isEnabled = false;
  store.documents = typed("lampara");
  dropMemos();
  await readTranslations();
  const told = await readDependentTags({
    _id: "tie-lamp",
    _type: "translation.metadata",
    operation: "update",
  });
  expect([...new Set(told)].toSorted()).toEqual(["microAction", "microAction:lamp", "microAction:lampara"]);
});

test.each([
  ["NPC", "Npc"],
  ["époque", "Époque".normalize("NFD")],
  ["époque".normalize("NFD"), "Époque"],
])("what names a related term, %s, is made old, however it is spelled: %s", async (term, as) => {
  store.documents = [
    { _id: "npc", _type: "glossaryTerm", term, slug: { current: "npc" } },
    { _id: "sus", _type: "glossaryTerm", term: "Sus", slug: { current: "sus" }, relatedTerms: [as] },
  ];
  const tags = await readDependentTags({
    _id: "npc",
    _type: "glossaryTerm",
    slug: "npc",
    operation: "create",
  });
  expect(tags).toContain("own:glossaryTerm:sus");
});
