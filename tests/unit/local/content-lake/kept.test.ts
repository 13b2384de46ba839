/** What the lake keeps, whatever happens to its process. */
import { spawn } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openLake, type Lake } from "#lib/local/content-lake/lake";
import {
  lakeClient,
  lakeDocuments,
  newDataFolder,
  startTestLake,
  writeSeed,
} from "@/tests/support/services/content-lake";

vi.setConfig({ testTimeout: 120_000 });

let dataFolder: string;
beforeEach(() => {
  dataFolder = newDataFolder();
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const lakeFolder = () => path.join(dataFolder, "content-lake");
const fileOf = (pattern: RegExp) =>
  path.join(lakeFolder(), readdirSync(lakeFolder()).find((name) => pattern.test(name)) ?? "");

/** Starts a lake in a process of its own. */
async function startProcess() {
  const child = spawn(
    process.execPath,
    ["tests/support/programs/lake-process.ts", dataFolder, writeSeed(dataFolder)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  // One that is left would keep the test run waiting for its output.
  onTestFinished(() => void child.kill("SIGKILL"));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    child.once("exit", () => reject(new Error("The lake did not start")));
  });
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  return { ...(JSON.parse(line) as { address: string; token: string }), kill };
}

test("killed at any moment, it has everything that it had answered, whole and in order", async () => {
  const answered: string[] = [];
  const writers = 4;
  for (let round = 0; round < 6; round += 1) {
    const lake = await startProcess();
    const client = lakeClient(lake);
    const stored = await client.fetch<string[]>(`*[_type == "note"] | order(number asc)._id`);
    expect(stored).toEqual(expect.arrayContaining(answered));
    // Of each writer one may be there that was never answered: its answer was on its way.
    const unanswered = stored.filter((id) => !answered.includes(id));
    expect(unanswered.length).toBeLessThanOrEqual(writers);
    answered.push(...unanswered);
    let isOver = false;
    const write = async (writer: number) => {
      for (let at = 0; !isOver; at += 1) {
        const _id = `note-${round}-${writer}-${at}`;
        try {
          await client.create({ _id, _type: "note", number: round * 1e6 + at, text: "x".repeat(2_000) });
          answered.push(_id);
        } catch {
          return;
        }
      }
    };
    const writing = Array.from({ length: writers }, (_, writer) => write(writer));
    // Once there is enough to lose, however slow the machine is, and then at another moment in each round.
    const before = answered.length;
    await vi.waitUntil(() => answered.length > before + 10, { timeout: 20_000, interval: 5 });
    await new Promise((resolve) => setTimeout(resolve, round * 17));
    await lake.kill();
    isOver = true;
    await Promise.all(writing);
  }
  expect(answered.length).toBeGreaterThan(50);
});

test("a line that was written by half is cut off, and what comes after it stands on a line of its own", async () => {
  const first = await startTestLake({ dataFolder });
  await first.client.create({ _id: "topic-a", _type: "topic" });
  await first.close();
  appendFileSync(fileOf(/^journal/), `{"id":"half","documents":{"topic-b":{"app`);
  const second = await startTestLake({ dataFolder });
  await second.client.create({ _id: "topic-c", _type: "topic" });
  await second.close();
  const third = await startTestLake({ dataFolder });
  expect(await third.client.fetch(`*[_type == "topic"]._id`)).toEqual(["topic-a", "topic-c"]);
  await third.close();
});

test("a damaged line stops the start and says where it is, since what follows it may not be guessed", async () => {
  const first = await startTestLake({ dataFolder });
  await first.client.create({ _id: "topic-a", _type: "topic" });
  await first.close();
  const journal = fileOf(/^journal/);
  writeFileSync(journal, readFileSync(journal, "utf8").replace("topic", "to\u0000"));
  await expect(startTestLake({ dataFolder })).rejects.toThrow(/journal-1\.ndjson:1 is damaged/);
});

test("a compacted lake is the same lake, with its history", async () => {
  const first = await startTestLake({ dataFolder });
  for (const title of ["one", "two"]) await first.client.patch("category-play").set({ title }).commit();
  const before = await first.client.fetch<object[]>("*");
  first.lake.journal.compact(first.lake.documents.values());
  await first.client.patch("category-play").set({ title: "three" }).commit();
  await first.close();
  const second = await startTestLake({ dataFolder });
  expect(await second.client.fetch<object[]>("*")).toHaveLength(before.length);
  const entries = await second.client.request<Buffer | string>({
    url: "/data/history/production/transactions/category-play",
  });
  expect(entries.toString().trim().split("\n")).toHaveLength(4);
  await second.close();
});

test("two lakes never write to one folder", async () => {
  const first = await startTestLake({ dataFolder });
  await expect(startTestLake({ dataFolder })).rejects.toThrow(/Another content lake is running/);
  await first.close();
  await (await startTestLake({ dataFolder })).close();
});

test("what cannot be written is refused and was never there", async () => {
  const lake = await openLake(lakeFolder(), () => Promise.resolve([]));
  const append = lake.journal.append.bind(lake.journal);
  lake.journal.append = () => {
    throw new Error("ENOSPC: no space left on device");
  };
  const write = () => writeOne(lake, "a");
  await expect(write()).rejects.toThrow(/ENOSPC/);
  expect(lake.documents.size).toBe(0);
  lake.journal.append = append;
  await write();
  expect(lake.documents.size).toBe(1);
  await lake.close();
});

/** Writes a document of this name. */
const writeOne = (lake: Lake, id: string) =>
  lake.transact(
    (documents, timestamp) =>
      documents.put(id, { _id: id, _type: "t", _rev: "", _createdAt: timestamp, _updatedAt: timestamp }),
    { author: "me" },
  );

const openEmptyLake = () => openLake(lakeFolder(), () => Promise.resolve([]));

test("a change that is kept is answered so, even if the journal cannot be compacted behind it", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const lake = await openEmptyLake();
  const length = vi.spyOn(lake.journal, "length", "get").mockReturnValue(1_000);
  // No file can have the name of a folder.
  const inTheWay = path.join(lakeFolder(), "documents-2.ndjson");
  mkdirSync(inTheWay);
  await writeOne(lake, "a");
  await writeOne(lake, "b");
  expect(said).toHaveBeenCalledTimes(1);
  expect(readdirSync(lakeFolder())).not.toContain("documents-2.ndjson.new");
  length.mockReturnValue(1_100);
  rmSync(inTheWay, { recursive: true });
  await writeOne(lake, "c");
  expect(readdirSync(lakeFolder())).toContain("documents-2.ndjson");
  vi.restoreAllMocks();
  await writeOne(lake, "d");
  await lake.close();
  const again = await openEmptyLake();
  expect([...again.documents.keys()]).toEqual(["a", "b", "c", "d"]);
  await again.close();
});

test("a journal that cannot be begun leaves the one before in use", async () => {
  const lake = await openEmptyLake();
  await writeOne(lake, "a");
  const inTheWay = path.join(lakeFolder(), "journal-2.ndjson");
  mkdirSync(inTheWay);
  expect(() => lake.journal.compact(lake.documents.values())).toThrow("EISDIR");
  await writeOne(lake, "b");
  await lake.close();
  rmSync(inTheWay, { recursive: true });
  const again = await openEmptyLake();
  expect([...again.documents.keys()]).toEqual(["a", "b"]);
  await again.close();
});

test("the token is for its user alone, and stays", async () => {
  const first = await startTestLake({ dataFolder });
  await first.close();
  const second = await startTestLake({ dataFolder });
  expect(second.token).toBe(first.token);
  expect(statSync(path.join(lakeFolder(), "token")).mode & 0o777).toBe(0o600);
  await second.close();
});

test("documents leave the lake as they came, to the order of their fields", async () => {
  const lake = await startTestLake({ dataFolder });
  const answer = await fetch(`${lake.address}/v2021-06-07/data/export/production`, {
    headers: { authorization: `Bearer ${lake.token}` },
  });
  expect(await answer.text()).toBe(lakeDocuments.map((one) => `${JSON.stringify(one)}\n`).join(""));
  await lake.close();
});
