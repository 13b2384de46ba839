/** Several at once: the order and the revisions that each of them sees are the same. */
import { applyPatch } from "mendoza";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openListeners } from "#lib/local/content-lake/listeners";
import { lakeClient, listenTo, startTestLake } from "@/tests/support/services/content-lake";
import { startServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

let lake: Awaited<ReturnType<typeof startTestLake>>;
beforeEach(async () => {
  lake = await startTestLake();
});
afterEach(() => lake.remove());

test("two clients and two listeners: every edit is kept, none is told twice, all in one order", async () => {
  const [one, two] = [await listenTo(lake.client, "*"), await listenTo(lakeClient(lake), "*")];
  await lake.client.create({ _id: "tally", _type: "tally", count: 0, by: [] });
  const write = async (name: string) => {
    const client = lakeClient(lake);
    for (let at = 0; at < 40; at += 1)
      await client
        .patch("tally")
        .inc({ count: 1 })
        .append("by", [{ _key: `${name}${at}` }])
        .commit();
  };
  await Promise.all([write("a"), write("b")]);
  await vi.waitFor(() => {
    expect(one.heard).toHaveLength(81);
    expect(two.heard).toHaveLength(81);
  });
  const stored = await lake.client.getDocument("tally");
  expect(stored).toMatchObject({ count: 80 });
  expect(stored?.by).toHaveLength(80);
  expect(one.heard.map(({ transactionId }) => transactionId)).toEqual(
    two.heard.map(({ transactionId }) => transactionId),
  );
  // Who applies each change to what the one before it has left holds the stored document at the end.
  let copy: unknown = null;
  let rev: string | undefined;
  for (const event of one.heard) {
    expect(event.previousRev).toBe(rev);
    rev = event.resultRev;
    copy = applyPatch(copy, event.effects?.apply ?? []) as unknown;
  }
  expect({ ...(copy as object), _rev: rev }).toEqual(stored);
  one.stop();
  two.stop();
});

test("of two edits of one revision the second is refused, whoever is first", async () => {
  const { _rev } = await lake.client.create({ _id: "tally", _type: "tally", count: 0 });
  const edit = () => lake.client.patch("tally").ifRevisionId(_rev).inc({ count: 1 }).commit();
  const ends = await Promise.allSettled([edit(), edit(), edit()]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await lake.client.getDocument("tally")).toMatchObject({ count: 1 });
});

test("a listener that comes back is told what it missed, or that it has to begin anew", async () => {
  const ask = async (lastEventId?: string) => {
    const end = new AbortController();
    const answer = await fetch(
      `${lake.address}/v2025-02-19/data/listen/production?query=*&includeAllVersions=true&enableResume=true`,
      {
        headers: {
          authorization: `Bearer ${lake.token}`,
          ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
        },
        signal: end.signal,
      },
    );
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (part: string) => {
      while (!text.includes(part)) text += (await reader?.read())?.value ?? "";
      return text;
    };
    return { until, end: () => end.abort() };
  };
  const first = await ask();
  await first.until("event: welcome");
  await lake.client.create({ _id: "one", _type: "note" });
  const lastEventId = /id: (\S+)/.exec(await first.until("event: mutation"))?.[1] ?? "";
  first.end();
  await lake.client.create({ _id: "two", _type: "note" });
  const second = await ask(lastEventId);
  const text = await second.until(`"documentId":"two"`);
  expect(text).toMatch(/^event: welcomeback/);
  expect(text).not.toContain(`"documentId":"one"`);
  second.end();
  const third = await ask("long-gone#one");
  expect(await third.until("\n\n")).toMatch(/^event: reset/);
  third.end();
});

test("who listens no more is forgotten", async () => {
  const listeners = openListeners(lake.lake);
  const server = await startServer((_, response) => {
    void listeners.listen(
      {
        query: "*",
        params: {},
        apiVersion: "2025-02-19",
        includeResult: false,
        includePreviousRevision: false,
        includeMutations: true,
        includeAllVersions: true,
        effectFormat: null,
        canResume: false,
        lastEventId: null,
      },
      response,
    );
  });
  const end = new AbortController();
  await fetch(untilTestEnds(server).url, { signal: end.signal });
  expect(listeners.count()).toBe(1);
  end.abort();
  await vi.waitFor(() => expect(listeners.count()).toBe(0));
  listeners.close();
});
