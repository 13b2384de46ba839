/** What unpublishing, deleting and discarding in the Studio mean for the groups of translations. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  holdersAmong,
  madeFromIt,
  membersBesideIt,
  namersOf,
  type Member,
  type Namer,
} from "#lib/publication/content/schema/holders";
import { groupMember } from "#lib/publication/content/schema/translation";
import { leaveGroups, letGo, rejoinGroups } from "@/studio/translation-groups";
import { startTestLake } from "@/tests/support/services/content-lake";

const piece = (_id: string, more: object = {}) => ({ _id, _type: "microBrief", title: _id, ...more });
const reference = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });
const group = (_id: string, ...translations: object[]) => ({
  _id,
  _type: "translation.metadata",
  translations,
});
const heldBy = (language: string, id: string) => ({ ...groupMember(language, id), value: reference(id) });

let lake: Awaited<ReturnType<typeof startTestLake>>;
type StudioClient = Parameters<typeof letGo>[0];
/** Once the Studio's packages are installed, its client is of another release than ours, and of another type. */
const asStudioClient = (ours: unknown) => ours as StudioClient;
let client: StudioClient;
beforeAll(async () => {
  lake = await startTestLake({
    documents: [
      ...["one", "one-es", "two", "two-es", "three-fr", "held"].map((id) => piece(id)),
      piece("drafts.begun-fr"),
      piece("drafts.begun-de"),
      group("g-one", groupMember("en", "one"), groupMember("es", "one-es")),
      group("g-two", heldBy("en", "two"), heldBy("es", "two-es")),
      group(
        "g-three",
        groupMember("en", "held"),
        groupMember("fr", "three-fr"),
        groupMember("de", "begun-de"),
      ),
      group("g-begun", groupMember("en", "one"), groupMember("fr", "begun-fr")),
      { _id: "track", _type: "track", title: "A track", microBriefs: [reference("held")] },
      piece("original"),
      piece("original-es", { language: "es" }),
      piece("drafts.original-es", { language: "es" }),
      piece("drafts.original-fr", { language: "fr" }),
      group(
        "g-original",
        groupMember("en", "original"),
        groupMember("es", "original-es"),
        groupMember("fr", "original-fr"),
        groupMember("de", "original-de"),
      ),
      { _id: "term", _type: "glossaryTerm", term: "Ghosting" },
      { _id: "term-es", _type: "glossaryTerm", term: "Visto", language: "es" },
      { _id: "term-fr", _type: "glossaryTerm", term: "Vu", language: "fr", translationOf: { _rev: "r" } },
      { _id: "slang", _type: "glossaryTerm", term: "Slang" },
      group("g-term", groupMember("en", "term"), groupMember("es", "term-es"), groupMember("fr", "term-fr")),
      group(
        "g-slang",
        groupMember("en", "slang"),
        groupMember("es", "slang-es"),
        groupMember("fr", "slang-fr"),
      ),
      ...["back", "back-es", "back-fr", "pair", "pair-es"].map((id) => piece(id)),
      group("g-back", groupMember("en", "back"), groupMember("es", "back-es"), groupMember("fr", "back-fr")),
      group("g-pair", groupMember("en", "pair"), groupMember("es", "pair-es")),
      piece("drafts.names", { relatedActions: [reference("held", { _weak: true }), reference("one")] }),
    ],
  });
  client = asStudioClient(lake.client);
});
afterAll(() => lake.remove());

const unpublish = (id: string) =>
  lake.client.action({
    actionType: "sanity.action.document.unpublish",
    draftId: `drafts.${id}`,
    publishedId: id,
  });
const remove = (id: string) => lake.client.delete(id);
const membersOf = async (id: string) =>
  (await lake.client.getDocument<{ translations: { value: { _ref: string } }[] }>(id))?.translations.map(
    ({ value }) => value._ref,
  );

test("a piece that only its translations name is unpublished, and stays in its group", async () => {
  await unpublish("one-es");
  expect(await lake.client.getDocument("one-es")).toBeUndefined();
  expect(await membersOf("g-one")).toEqual(["one", "one-es"]);
});

test("a group of before holds its members until it lets go of the one that is withdrawn", async () => {
  await expect(unpublish("two-es")).rejects.toThrow("g-two");
  await letGo(client, "two-es");
  await unpublish("two-es");
  await expect(unpublish("two")).rejects.toThrow("g-two");
});

test("a deleted piece leaves its group, and the group goes when one alone is left", async () => {
  await leaveGroups(client, "three-fr");
  expect(await membersOf("g-three"), "it is still there").toHaveLength(3);
  await remove("three-fr");
  await leaveGroups(client, "three-fr");
  expect(await membersOf("g-three")).toEqual(["held", "begun-de"]);
});

test("a translation that was begun and discarded leaves its group, and not before it is gone", async () => {
  await leaveGroups(client, "begun-fr");
  expect(await membersOf("g-begun")).toEqual(["one", "begun-fr"]);
  await remove("drafts.begun-fr");
  await leaveGroups(client, "begun-fr");
  expect(await lake.client.getDocument("g-begun")).toBeUndefined();
});

test("what holds a piece is what names it strongly, by its name; its translations do not", async () => {
  const holders = async (id: string) =>
    holdersAmong(await lake.client.fetch<Namer[]>(namersOf, { id }), id).map(({ _id, name }) => [_id, name]);
  expect(await holders("held")).toEqual([["track", "A track"]]);
  await expect(unpublish("held")).rejects.toThrow("track");
  expect(await holders("one")).toEqual([["drafts.names", "drafts.names"]]);
  await expect(unpublish("one")).rejects.toThrow("drafts.names");
  expect(await holders("two-es")).toEqual([]);
});

test("an original is told of the translations made from it, begun ones too; a translation of none", async () => {
  const made = async (id: string) =>
    madeFromIt(await lake.client.fetch<Member[]>(membersBesideIt, { id, original: "en" })).map(
      ({ _id }) => _id,
    );
  expect(await made("original")).toEqual(["drafts.original-fr", "original-es"]);
  expect(await made("original-es")).toEqual([]);
  expect(await made("term"), "slang that is made from none stays by itself").toEqual(["term-fr"]);
});

test("a group whose original is gone goes with it", async () => {
  await remove("slang");
  await leaveGroups(client, "slang");
  expect(await lake.client.getDocument("g-slang")).toBeUndefined();
});

test("what is restored is in its group again, unless another took its place", async () => {
  const leave = async (id: string) => {
    await remove(id);
    return leaveGroups(client, id);
  };
  const left = await leave("back-fr");
  expect(await membersOf("g-back")).toEqual(["back", "back-es"]);
  await rejoinGroups(client, "back-fr", left);
  await rejoinGroups(client, "back-fr", left);
  expect(await membersOf("g-back")).toEqual(["back", "back-es", "back-fr"]);

  const replaced = await leave("back-es");
  await lake.client
    .patch("g-back")
    .append("translations", [groupMember("es", "anew-es")])
    .commit();
  await rejoinGroups(client, "back-es", replaced);
  expect(await membersOf("g-back")).toEqual(["back", "back-fr", "anew-es"]);

  const pair = await leave("pair-es");
  expect(await lake.client.getDocument("g-pair")).toBeUndefined();
  await rejoinGroups(client, "pair-es", pair);
  expect(await membersOf("g-pair")).toEqual(["pair", "pair-es"]);

  const begun = await leave("pair-es");
  await lake.client.create(group("g-anew", groupMember("en", "pair"), groupMember("fr", "pair-fr")));
  await rejoinGroups(client, "pair-es", begun);
  expect(await lake.client.getDocument("g-pair")).toBeUndefined();
  expect(await membersOf("g-anew")).toEqual(["pair", "pair-fr", "pair-es"]);
});
