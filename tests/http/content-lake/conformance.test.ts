/** What the content lake and a real project answer alike: `npm run content:conformance`. */
import { randomBytes } from "node:crypto";
import { ClientError } from "@sanity/client";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { listenTo } from "@/tests/support/services/content-lake";
import { conformanceTarget, type Target } from "@/tests/support/services/conformance-target";

const run = randomBytes(5).toString("hex");
const _type = `conformance${run}`;
const pointing = `pointing${run}`;
let target: Target;
let last = 0;
const newId = () => `conformance-${run}-${(last += 1)}`;

beforeAll(async () => {
  target = await conformanceTarget();
});
afterAll(async () => {
  await target.client.delete({ query: "*[_type == $type]", params: { type: pointing } });
  await target.client.delete({ query: "*[_type == $type]", params: { type: _type } });
  await target.close();
});

const client = () => target.client;
const data = (path: string, query: Record<string, string> = {}) =>
  client().request<unknown>({ url: `/data/${path}`, query });
const dataset = () => client().config().dataset ?? "";

const errorBody = z.object({
  error: z
    .object({
      type: z.string().optional(),
      items: z.array(z.object({ error: z.object({ type: z.string() }) })).optional(),
    })
    .optional(),
});

/** The status and the kind of error that a call ends with. */
async function refusalOf(call: Promise<unknown>): Promise<{ status: number; type: string | undefined }> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    const { error: said } = errorBody.parse((error.response as { body?: unknown }).body);
    return { status: error.statusCode, type: said?.items?.[0]?.error.type ?? said?.type };
  }
  throw new Error("It was not refused");
}

test("a document is created once, and has a revision and its times", async () => {
  const _id = newId();
  const made = await client().create({ _id, _type, title: "one" });
  expect(made).toMatchObject({ _id, _type, title: "one" });
  expect(made._rev).toMatch(/\S/);
  expect(Date.parse(made._createdAt)).toBeGreaterThan(Date.now() - 600_000);
  expect(await refusalOf(client().create({ _id, _type }))).toEqual({
    status: 409,
    type: "documentAlreadyExistsError",
  });
  await client().createIfNotExists({ _id, _type, title: "two" });
  expect(await client().getDocument(_id)).toEqual(made);
  const replaced = await client().createOrReplace({ _id, _type, other: 1 });
  expect(replaced).toMatchObject({ other: 1 });
  expect(replaced).not.toHaveProperty("title");
  expect(replaced._rev).not.toBe(made._rev);
});

test("an id that ends in a dot is completed, and none is given one", async () => {
  const draft = await client().create({ _id: "drafts.", _type });
  expect(draft._id).toMatch(/^drafts\.[\w-]{8,}$/);
  expect((await client().create({ _type }))._id).toMatch(/^[\w-]{8,}$/);
});

test("a patch sets, unsets, counts, inserts and edits text", async () => {
  const _id = newId();
  await client().create({
    _id,
    _type,
    title: "Chess with others",
    count: 3,
    gone: true,
    list: [
      { _key: "a", n: 1 },
      { _key: "b", n: 2 },
    ],
    deep: { kept: 1 },
  });
  const patched = await client()
    .patch(_id)
    .set({ 'list[_key=="b"].n': 20, "deep.made": "yes" })
    .setIfMissing({ count: 99, fresh: "new" })
    .unset(["gone"])
    .inc({ count: 4 })
    .insert("after", 'list[_key=="a"]', [{ _key: "c", n: 3 }])
    .diffMatchPatch({ title: "@@ -1,17 +1,15 @@\n-Chess with other\n+Go with friend\n s\n" })
    .commit();
  expect(patched).toMatchObject({
    title: "Go with friends",
    count: 7,
    fresh: "new",
    list: [
      { _key: "a", n: 1 },
      { _key: "c", n: 3 },
      { _key: "b", n: 20 },
    ],
    deep: { kept: 1, made: "yes" },
  });
  expect(patched).not.toHaveProperty("gone");
  await client()
    .patch(_id)
    .append("list", [{ _key: "d" }])
    .commit();
  const counted = await client()
    .patch(_id)
    .dec({ count: 2 })
    .prepend("list", [{ _key: "0" }])
    .commit();
  expect(counted).toMatchObject({ count: 5 });
  expect((counted.list as { _key: string }[]).map(({ _key }) => _key)).toEqual(["0", "a", "c", "b", "d"]);
  const fewer = await client()
    .patch(_id)
    .unset(['list[_key=="c"]', "list[0]"])
    .splice("list", 0, 1, [{ _key: "z" }])
    .commit();
  expect((fewer.list as { _key: string }[]).map(({ _key }) => _key)).toEqual(["z", "b", "d"]);
});

test("a patch for another revision is refused, and so is one of nothing", async () => {
  const _id = newId();
  const first = await client().create({ _id, _type, n: 1 });
  await client().patch(_id).ifRevisionId(first._rev).set({ n: 2 }).commit();
  expect(await refusalOf(client().patch(_id).ifRevisionId(first._rev).set({ n: 3 }).commit())).toEqual({
    status: 409,
    type: "documentRevisionIDDoesNotMatchError",
  });
  expect(await client().getDocument(_id)).toMatchObject({ n: 2 });
  expect((await refusalOf(client().patch(newId()).set({ n: 1 }).commit())).status).toBe(409);
});

test("a transaction is done as a whole, under the id that it names, or not at all", async () => {
  const [one, two] = [newId(), newId()];
  const transactionId = `transaction-${run}`;
  const answer = await client()
    .transaction()
    .create({ _id: one, _type })
    .create({ _id: two, _type })
    .transactionId(transactionId)
    .commit();
  expect(answer.transactionId).toBe(transactionId);
  expect(await client().getDocument(one)).toMatchObject({ _rev: transactionId });
  const three = newId();
  await refusalOf(client().transaction().create({ _id: three, _type }).create({ _id: one, _type }).commit());
  expect(await client().getDocument(three)).toBeUndefined();
});

test("a query picks what is deleted", async () => {
  const [one, two] = [newId(), newId()];
  await client().create({ _id: one, _type, mark: "go" });
  await client().create({ _id: two, _type, mark: "stay" });
  await client().delete({ query: `*[_type == $type && mark == "go"]`, params: { type: _type } });
  expect(await client().getDocument(one)).toBeUndefined();
  expect(await client().getDocument(two)).toMatchObject({ mark: "stay" });
});

test("what is pointed at strongly stays, and nothing points at what is not there", async () => {
  const [of, by] = [newId(), newId()];
  const reference = { _type: "reference", _ref: of };
  expect((await refusalOf(client().create({ _id: by, _type: pointing, reference }))).status).toBe(409);
  await client().create({ _id: by, _type: pointing, reference: { ...reference, _weak: true } });
  await client().create({ _id: of, _type });
  await client().patch(by).set({ reference }).commit();
  expect(await refusalOf(client().delete(of))).toEqual({
    status: 409,
    type: "documentHasExistingReferencesError",
  });
  expect(await client().getDocument(of)).toMatchObject({ _id: of });
  await client().transaction().delete(by).delete(of).commit();
  expect(await client().getDocument(of)).toBeUndefined();
});

test("each perspective shows its own of a draft and what is out", async () => {
  const _id = newId();
  await client().create({ _id, _type, title: "out" });
  await client().create({ _id: `drafts.${_id}`, _type, title: "draft" });
  const titles = (perspective: "raw" | "published" | "drafts") =>
    client()
      .withConfig({ perspective })
      .fetch<unknown[]>(
        `*[_type == $type && (_id == $id || _id == "drafts." + $id)] | order(_id asc){_id, title}`,
        {
          type: _type,
          id: _id,
        },
      );
  expect(await titles("raw")).toEqual([
    { _id, title: "out" },
    { _id: `drafts.${_id}`, title: "draft" },
  ]);
  expect(await titles("published")).toEqual([{ _id, title: "out" }]);
  expect(await titles("drafts")).toEqual([{ _id, title: "draft" }]);
});

test("a short query and a long one are answered alike, and one that is none is refused", async () => {
  const _id = newId();
  await client().create({ _id, _type });
  const params = { id: _id, padding: "x".repeat(12_000) };
  expect(await client().fetch("*[_id == $id][0]._id", { id: _id })).toBe(_id);
  expect(await client().fetch("*[_id == $id && $padding != ''][0]._id", params)).toBe(_id);
  expect(await refusalOf(client().fetch("*[_id =="))).toEqual({ status: 400, type: "queryParseError" });
});

test("documents are given by their ids, in that order, and what is not there is named", async () => {
  const [one, two] = [newId(), newId()];
  await client().create({ _id: one, _type });
  await client().create({ _id: two, _type });
  const found = await client().getDocuments([two, newId(), one]);
  expect(found.map((document) => document?._id)).toEqual([two, undefined, one]);
  const answer = (await data(`doc/${dataset()}/${newId()}`)) as { omitted: { reason: string }[] };
  expect(answer.omitted).toMatchObject([{ reason: "existence" }]);
});

test("actions make a draft, edit it, publish it, and take it back", async () => {
  const publishedId = newId();
  const draftId = `drafts.${publishedId}`;
  const create = {
    actionType: "sanity.action.document.create",
    publishedId,
    attributes: { _id: draftId, _type, title: "made" },
    ifExists: "fail",
  } as const;
  await client().action(create);
  expect((await refusalOf(client().action(create))).status).toBe(409);
  await client().action({
    actionType: "sanity.action.document.edit",
    draftId,
    publishedId,
    patch: { set: { title: "edited" } },
  });
  await client().action({ actionType: "sanity.action.document.publish", draftId, publishedId });
  expect(await client().getDocument(draftId)).toBeUndefined();
  const published = await client().getDocument(publishedId);
  expect(published).toMatchObject({ title: "edited" });
  // The first edit of what is out makes a draft of it.
  await client().action({
    actionType: "sanity.action.document.edit",
    draftId,
    publishedId,
    patch: { set: { title: "again" } },
  });
  expect(await client().getDocument(draftId)).toMatchObject({ title: "again" });
  expect(await client().getDocument(publishedId)).toEqual(published);
  expect(
    (
      await refusalOf(
        client().action({
          actionType: "sanity.action.document.publish",
          draftId,
          publishedId,
          ifPublishedRevisionId: "another",
        }),
      )
    ).status,
  ).toBe(409);
  await client().action({ actionType: "sanity.action.document.discard", draftId });
  expect(await client().getDocument(draftId)).toBeUndefined();
  await client().action({ actionType: "sanity.action.document.unpublish", draftId, publishedId });
  expect(await client().getDocument(publishedId)).toBeUndefined();
  expect(await client().getDocument(draftId)).toMatchObject({ title: "edited" });
});

test("a reference that was weak until it is published becomes strong then", async () => {
  const [of, publishedId] = [newId(), newId()];
  const draftId = `drafts.${publishedId}`;
  await client().create({ _id: of, _type });
  const reference = { _type: "reference", _ref: of, _weak: true, _strengthenOnPublish: { type: _type } };
  await client().create({ _id: draftId, _type: pointing, reference });
  await client().action({ actionType: "sanity.action.document.publish", draftId, publishedId });
  expect((await client().getDocument(publishedId))?.reference).toEqual({ _type: "reference", _ref: of });
});

test("a listener hears of what its filter matches, in order, each revision after the one before", async () => {
  const _id = newId();
  const { heard, stop } = await listenTo(client(), "*[_type == $type && title match 'listen*']", {
    type: _type,
  });
  await client().create({ _id: newId(), _type, title: "of no concern" });
  const made = await client().create({ _id, _type, title: "listen one" });
  const edited = await client().patch(_id).set({ title: "listen two" }).commit();
  await client().patch(_id).set({ title: "no more" }).commit();
  for (let tries = 0; heard.length < 3 && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  stop();
  expect(heard.map(({ documentId, transition }) => [documentId, transition])).toEqual([
    [_id, "appear"],
    [_id, "update"],
    [_id, "disappear"],
  ]);
  expect(heard[0]?.resultRev).toBe(made._rev);
  expect(heard[1]).toMatchObject({ previousRev: made._rev, resultRev: edited._rev });
  expect(heard[2]?.previousRev).toBe(edited._rev);
  expect(heard[1]?.effects).toMatchObject({
    apply: expect.any(Array) as unknown,
    revert: expect.any(Array) as unknown,
  });
});

test("a picture is stored once, by its content, and served", async () => {
  const shade = Number.parseInt(run.slice(0, 2), 16);
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 10 } },
  })
    .png()
    .toBuffer();
  const asset = await client().assets.upload("image", bytes, { filename: `${run}.png` });
  expect(asset._id).toMatch(/^image-[0-9a-f]{40}-40x30-png$/);
  expect(asset).toMatchObject({ extension: "png", mimeType: "image/png", originalFilename: `${run}.png` });
  expect((await client().assets.upload("image", bytes))._id).toBe(asset._id);
  const served = await fetch(asset.url);
  expect(served.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  await client().delete(asset._id);
});

test("the history tells what was done to a document, and what it was", async () => {
  const _id = newId();
  const first = await client().create({ _id, _type, title: "one" });
  const second = await client().patch(_id).set({ title: "two" }).commit();
  const text = String(
    await data(`history/${dataset()}/transactions/${_id}`, {
      effectFormat: "mendoza",
      excludeContent: "true",
    }),
  );
  const entries = text
    .trim()
    .split("\n")
    .map(
      (line) => JSON.parse(line) as { id: string; documentIDs: string[]; effects: Record<string, unknown> },
    );
  expect(entries.map(({ id }) => id)).toEqual([first._rev, second._rev]);
  expect(entries[0]?.documentIDs).toEqual([_id]);
  expect(Object.keys(entries[1]?.effects ?? {})).toEqual([_id]);
  const then = (await data(`history/${dataset()}/documents/${_id}`, { revision: first._rev })) as {
    documents: unknown[];
  };
  expect(then.documents).toEqual([first]);
});

test("the signed-in user is told who they are", async () => {
  expect(await client().users.getById("me")).toMatchObject({ id: expect.any(String) as unknown });
});
