/** What unpublishing, deleting and discarding in the Studio mean for the groups of translations. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdersAmong, namersOf, type Namer } from "#lib/publication/content/schema/holders";
import { groupMember } from "#lib/publication/content/schema/translation";
import { leaveGroups, letGo } from "@/studio/translation-groups";
import { startTestLake } from "@/tests/support/content-lake";

const piece = (_id: string, more: object = {}) => ({ _id, _type: "microBrief", title: _id, ...more });
const reference = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });
const group = (_id: string, ...translations: object[]) => ({
  _id,
  _type: "translation.metadata",
  translations,
});
const heldBy = (language: string, id: string) => ({ ...groupMember(language, id), value: reference(id) });

let lake: Awaited<ReturnType<typeof startTestLake>>;
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
      piece("drafts.names", { relatedActions: [reference("held", { _weak: true }), reference("one")] }),
    ],
  });
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
  await letGo(lake.client, "two-es");
  await unpublish("two-es");
  await expect(unpublish("two")).rejects.toThrow("g-two");
});

test("a deleted piece leaves its group, and the group goes when one alone is left", async () => {
  await leaveGroups(lake.client, "three-fr");
  expect(await membersOf("g-three"), "it is still there").toHaveLength(3);
  await remove("three-fr");
  await leaveGroups(lake.client, "three-fr");
  expect(await membersOf("g-three")).toEqual(["held", "begun-de"]);
});

test("a translation that was begun and discarded leaves its group, and not before it is gone", async () => {
  await leaveGroups(lake.client, "begun-fr");
  expect(await membersOf("g-begun")).toEqual(["one", "begun-fr"]);
  await remove("drafts.begun-fr");
  await leaveGroups(lake.client, "begun-fr");
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
