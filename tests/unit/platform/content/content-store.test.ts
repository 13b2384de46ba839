import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stegaClean } from "@sanity/client/stega";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { processSlot } from "#lib/base/values/process-wide";
import { startServer, type HttpServer } from "@/tests/support/services/http-server";

/** What the store answers to each request in turn, and what it waits for first. */
const turns: { status: number; body?: string; after?: Promise<unknown> }[] = [];
/** What stands before the store, if anything does: it may answer a request by its address, and keep what the store says. */
let cdn: ((address: string, said: string) => string) | null = null;
let server: HttpServer;

beforeAll(async () => {
  server = await startServer((request, response) => {
    const { status, body: said = '{"result":"well"}', after } = turns.shift() ?? { status: 200 };
    const body = status === 200 && cdn ? cdn(request.url ?? "", said) : said;
    void Promise.resolve(after).then(() => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(status === 200 ? body : '{"error":"not well"}');
    });
  });
  vi.stubEnv("SANITY_PROJECT_ID", "test");
  vi.stubEnv("SANITY_API_HOST", server.url);
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});

test("a store that just failed is left in peace, unless it has answered well since it was asked", async () => {
  const { askStore } = await import("@/lib/platform/server/content/content-store");
  turns.push({ status: 403 });
  await expect(askStore("*[0]", {})).rejects.toThrow();
  await expect(askStore("*[0]", {})).rejects.toThrow("failed just now");
  expect(await askStore("*[0]", {}, { fresh: true })).toBe("well");

  const { promise: after, resolve: fail } = Promise.withResolvers();
  turns.push({ status: 403, after }, { status: 200 });
  const late = askStore("*[1]", {}).catch(() => "failed");
  await vi.waitFor(() => expect(turns).toHaveLength(1));
  expect(await askStore("*[2]", {})).toBe("well");
  fail(null);
  expect(await late).toBe("failed");
  expect(await askStore("*[3]", {})).toBe("well");
});

/** Answers what it was asked before as it did then, and asks anew behind it. */
function staleWhileRevalidate() {
  const known = new Map<string, string>();
  return (address: string, said: string): string => {
    const answer = known.get(address) ?? said;
    known.set(address, said);
    return answer;
  };
}

test("a CDN that answers once more from before a change cannot do so once the change is known", async () => {
  const { askStore, readPastCdn } = await import("@/lib/platform/server/content/content-store");
  const now = vi.spyOn(performance, "now");
  cdn = staleWhileRevalidate();
  try {
    const says = (text: string) => turns.push({ status: 200, body: `{"result":"${text}"}` });
    for (const text of ["first", "second", "third"]) says(text);
    expect(await askStore("*[4]", {})).toBe("first");
    // Not told of, it may show late: so far the question is the same.
    expect(await askStore("*[4]", {})).toBe("first");
    readPastCdn();
    now.mockReturnValue(performance.now() + 61_000);
    expect(await askStore("*[4]", {})).toBe("third");
  } finally {
    cdn = null;
    now.mockRestore();
  }
});

test("in a preview the words of a page lead to their fields in the Studio, and nothing else is touched", async () => {
  vi.stubEnv("SANITY_STUDIO_URL", "https://studio.example");
  vi.resetModules();
  const field = (document: number, path: number) => ({
    type: "value",
    source: { type: "documentValue", document, path },
  });
  const answer = JSON.stringify({
    result: {
      title: "Chess online",
      ageGuidance: "ages-7-10",
      stepTitles: ["Set up"],
      name: "chess",
      number: "85258",
    },
    resultSourceMap: {
      documents: [{ _id: "drafts.brief-chess", _type: "microBrief" }],
      paths: ["$['title']", "$['ageGuidance']", "$['steps'][0]['title']", "$['term']", "$['text']"],
      mappings: {
        "$['title']": field(0, 0),
        "$['ageGuidance']": field(0, 1),
        "$['stepTitles'][0]": field(0, 2),
        "$['name']": field(0, 3),
        "$['number']": field(0, 4),
      },
    },
  });
  const { askStore } = await import("@/lib/platform/server/content/content-store");
  turns.push({ status: 200, body: answer }, { status: 200, body: answer });
  const plain = {
    title: "Chess online",
    ageGuidance: "ages-7-10",
    stepTitles: ["Set up"],
    name: "chess",
    number: "85258",
  };
  expect(await askStore("*[0]", {}, { fresh: true })).toEqual(plain);
  const drafted = (await askStore("*[0]", {}, { fresh: true, preview: true })) as typeof plain;
  const { title, stepTitles, ...compared } = drafted;
  expect(compared).toEqual({ ageGuidance: "ages-7-10", name: "chess", number: "85258" });
  expect(title).not.toBe(plain.title);
  expect(stepTitles).not.toEqual(plain.stepTitles);
  expect(stegaClean(drafted)).toEqual(plain);
  vi.stubEnv("SANITY_STUDIO_URL", "");
});

/** The module as a process finds it that has just started. */
async function afterStart() {
  vi.resetModules();
  for (const name of ["content-last-good", "content-pause"]) processSlot(name).set(undefined);
  return import("@/lib/platform/server/content/content-store");
}

/** The texts of answers that a process holds. */
const textsInMemory = (): string[] => {
  const answers = processSlot<Map<string, { text: string | null }>>("content-last-good").get();
  return [...(answers?.values() ?? [])].flatMap(({ text }) => text ?? []);
};

/** A data folder of the test's own, which is the store's until it ends. */
function emptyDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  vi.stubEnv("LANTERN_DATA_DIR", folder);
  return folder;
}

/** Resolves once an answer is whole on the disk: until then its file has another name. */
const isKeptIn = (folder: string) =>
  vi.waitFor(() =>
    expect(readdirSync(path.join(folder, "content"))).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]),
  );

test("what a process was told outlives it: the next one shows it while the store fails", async () => {
  const folder = emptyDataFolder();
  turns.length = 0;
  const before = await afterStart();
  expect(await before.readStore("*[kept]", {})).toEqual({ result: "well", isFresh: true });
  await isKeptIn(folder);

  turns.push({ status: 403 }, { status: 403 });
  const after = await afterStart();
  expect(await after.readStore("*[kept]", {})).toEqual({ result: "well", isFresh: false });
  await expect(after.readStore("*[never read]", {})).rejects.toThrow("did not answer");
});

test("what one dataset said is not shown as another's", async () => {
  const folder = emptyDataFolder();
  turns.length = 0;
  const before = await afterStart();
  await before.readStore("*[kept]", {});
  await isKeptIn(folder);

  vi.stubEnv("SANITY_DATASET", "staging");
  onTestFinished(() => void vi.stubEnv("SANITY_DATASET", "production"));
  turns.push({ status: 404 });
  const after = await afterStart();
  await expect(after.readStore("*[kept]", {})).rejects.toThrow("did not answer");
});

test("what was read before a change is shown when the store fails after it", async () => {
  emptyDataFolder();
  turns.length = 0;
  const store = await afterStart();
  await store.readStore("*[kept]", {});
  store.readPastCdn();
  turns.push({ status: 403 });
  expect(await store.readStore("*[kept]", {})).toEqual({ result: "well", isFresh: false });
});

test("what is on the disk is not held in memory too, and is shown while the store fails", async () => {
  emptyDataFolder();
  turns.length = 0;
  const store = await afterStart();
  await store.readStore("*[kept]", {});
  expect(textsInMemory()).toEqual(['"well"']);
  await vi.waitFor(() => expect(textsInMemory()).toEqual([]));
  turns.push({ status: 403 });
  expect(await store.readStore("*[kept]", {})).toEqual({ result: "well", isFresh: false });
});

test("what the disk does not take is held in memory, and is shown while the store fails", async () => {
  const folder = emptyDataFolder();
  writeFileSync(path.join(folder, "content"), "in the way");
  turns.length = 0;
  const store = await afterStart();
  const keeping = vi.spyOn(await import("#lib/platform/server/content/kept-answers"), "keepAnswer");
  await store.readStore("*[kept]", {});
  expect(await keeping.mock.results[0]?.value).toBe(false);
  expect(textsInMemory()).toEqual(['"well"']);
  turns.push({ status: 403 });
  expect(await store.readStore("*[kept]", {})).toEqual({ result: "well", isFresh: false });
});

test("what an operator deletes from the disk is written again when it is read again", async () => {
  const folder = emptyDataFolder();
  const kept = path.join(folder, "content");
  turns.length = 0;
  const store = await afterStart();
  await store.readStore("*[kept]", {});
  await vi.waitFor(() => expect(textsInMemory()).toEqual([]));
  rmSync(kept, { recursive: true });
  await store.readStore("*[kept]", {});
  await vi.waitFor(() => expect(readdirSync(kept)).toHaveLength(1));
  turns.push({ status: 403 });
  expect(await store.readStore("*[kept]", {})).toEqual({ result: "well", isFresh: false });
});
