import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { trueDates, withDates } from "@/scripts/content-dates";
import { dateFindings, dayOf } from "@/scripts/content/date-rules";
import { mixed, momentsOf } from "@/scripts/content/day-order";
import { historyOf, readHistory, wordsOf } from "@/scripts/content/history";
import { readLibrary } from "@/scripts/content/library";

type Document = Record<string, unknown> & { _id: string };
const piece = (id: string, more: object = {}): Document => ({
  _id: id,
  _type: "microBrief",
  _createdAt: "2026-11-21T11:00:00Z",
  _updatedAt: "2026-11-21T11:00:00Z",
  title: id,
  publishedDate: "2026-11-21T11:00:00Z",
  reviewedAt: "2026-11-21",
  ...more,
});
const linesOf = (...documents: Document[]) =>
  documents.map((document) => JSON.stringify(document)).join("\n");

describe("the history of a file", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "lantern-history-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (args: string[], date = "2026-01-01T00:00:00Z") =>
    execFileSync("git", args, {
      cwd: folder,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: "2026-12-31T00:00:00Z",
        GIT_AUTHOR_NAME: "A",
        GIT_AUTHOR_EMAIL: "a@example.org",
        GIT_COMMITTER_NAME: "A",
        GIT_COMMITTER_EMAIL: "a@example.org",
      },
      stdio: "pipe",
    });
  const commit = (date: string, file: string, ...documents: Document[]) => {
    writeFileSync(path.join(folder, file), `${linesOf(...documents)}\n`);
    git(["add", "--all"]);
    git(["commit", "--message", "x"], date);
  };

  test("is that of author dates, knows words from dates, and follows a new name", async () => {
    git(["init", "--quiet"]);
    commit("2026-03-01T10:00:00+02:00", "old.ndjson", piece("a"), piece("drafts.b"));
    commit("2026-03-05T10:00:00Z", "old.ndjson", piece("a", { publishedDate: "2020-01-01" }), piece("b"));
    git(["mv", "old.ndjson", "new.ndjson"]);
    git(["commit", "--message", "moved"], "2026-03-06T10:00:00Z");
    commit("2026-03-09T10:00:00Z", "new.ndjson", piece("a", { title: "other words" }), piece("b"));
    // A translation that was read beside its original, as it is now, and needed no new word.
    const checked = { translationOf: { _type: "translationOf", _rev: "r2", at: "2026-03-12T10:00:00Z" } };
    commit("2026-03-12T10:00:00Z", "new.ndjson", piece("a", { title: "other words" }), piece("b", checked));
    const before = process.cwd();
    process.chdir(folder);
    const history = await readHistory("new.ndjson").finally(() => process.chdir(before));
    expect(history?.get("a")).toMatchObject({
      first: "2026-03-01T08:00:00.000Z",
      changed: "2026-03-09T10:00:00.000Z",
      latest: wordsOf(piece("a", { title: "other words" })),
    });
    expect(history?.get("b")).toMatchObject({
      first: "2026-03-05T10:00:00.000Z",
      changed: "2026-03-05T10:00:00.000Z",
    });
    expect(history?.has("drafts.b")).toBe(false);
  });

  test("takes a reference that no longer holds what it names for no change", () => {
    const words = (...more: object[]) =>
      wordsOf(piece("a", { translations: [{ value: Object.assign({ _ref: "b" }, ...more) as object }] }));
    expect(words({ _weak: true })).toBe(words());
    expect(words({ _ref: "c" })).not.toBe(words());
  });

  test("is none where there is no repository, or the file is not in it", async () => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      expect(await readHistory("nothing.ndjson")).toBeNull();
      git(["init", "--quiet"]);
      writeFileSync(path.join(folder, "nothing.ndjson"), linesOf(piece("a")));
      expect(await readHistory("nothing.ndjson")).toBeNull();
    } finally {
      process.chdir(before);
    }
  });
});

async function* given(...lines: string[]) {
  yield* lines;
}
const past = () =>
  historyOf(
    given(
      "2026-11-24T09:00:00Z",
      `-${JSON.stringify(piece("changed"))}`,
      `+${JSON.stringify(piece("changed", { title: "New words" }))}`,
      "2026-11-21T11:00:00Z",
      `+${JSON.stringify(piece("same"))}`,
      `+${JSON.stringify(piece("changed"))}`,
      `+${JSON.stringify(piece("later", { publishedDate: "2026-12-24T08:00:00Z" }))}`,
    ),
  );
const now = new Date("2026-11-25T12:00:00Z");
const found = async (...documents: Document[]) =>
  dateFindings(readLibrary(linesOf(...documents)).documents, await past(), now).map(({ message }) => message);

describe("dates against the history", () => {
  test("those of the history are right, as are the day of a change and a date that lay ahead", async () => {
    expect(
      await found(
        piece("same", { publishedDate: "2026-11-21T08:08:00Z" }),
        piece("changed", { title: "New words", _updatedAt: "2026-11-24T22:00:00Z" }),
        piece("later", { publishedDate: "2026-12-24T08:00:00Z" }),
        piece("drafts.any", { publishedDate: "1999-01-01" }),
      ),
    ).toEqual([]);
  });

  test.each([
    ["an older day of publishing", { publishedDate: "2025-06-18T16:10:00Z" }, /publishedDate is 2025-06-18/],
    ["a newer one", { publishedDate: "2026-11-25T16:10:00Z" }, /publishedDate is 2026-11-25/],
    ["none that can be read", { publishedDate: "soon" }, /publishedDate is no date/],
    ["another day of making", { _createdAt: "2025-05-01T09:00:00Z" }, /_createdAt is 2025-05-01/],
    ["a change that was none", { _updatedAt: "2026-11-25T09:00:00Z" }, /_updatedAt is 2026-11-25; its words/],
    ["a review before it was there", { reviewedAt: "2026-11-20" }, /reviewedAt is 2026-11-20/],
  ])("%s is told", async (_, fields, message) => {
    expect((await found(piece("same", fields))).join()).toMatch(message);
  });

  test("a commit that was made again two days later contradicts no date", async () => {
    const dated = { _createdAt: "2026-11-19T11:00:00Z", publishedDate: "2026-11-19T11:00:00Z" };
    expect(await found(piece("same", { ...dated, _updatedAt: "2026-11-19T11:00:00Z" }))).toEqual([]);
  });

  test("a change must be dated, and words not committed yet may be dated later", async () => {
    const dated = { _updatedAt: "2026-11-21T11:00:00Z" };
    expect((await found(piece("changed", { ...dated, title: "New words" }))).join()).toMatch(
      /last changed on/,
    );
    expect(await found(piece("same", { _updatedAt: "2026-11-25T09:00:00Z", title: "Fresh" }))).toEqual([]);
  });

  test("what is in no commit yet comes in today", async () => {
    const today = "2026-11-25T10:00:00Z";
    expect(
      await found(piece("new", { _createdAt: today, publishedDate: today, reviewedAt: "2026-11-25" })),
    ).toEqual([]);
    expect((await found(piece("new", { _createdAt: today }))).join()).toMatch(/it came in on 2026-11-25/);
  });

  test("are put right without touching a line that is", async () => {
    const right = piece("same");
    const wrong = piece("changed", {
      title: "New words",
      publishedDate: "2020-01-01T00:00:00Z",
      _createdAt: "2020-01-01T00:00:00Z",
    });
    const text = `${JSON.stringify(right, null, 0)}\n${JSON.stringify(wrong)}\n`;
    const { documents } = readLibrary(text);
    const changes = trueDates(documents, await past(), now);
    expect([...changes.keys()]).toEqual(["changed"]);
    const [first, second] = withDates(text, documents, changes).split("\n");
    expect(first).toBe(JSON.stringify(right));
    const mended = JSON.parse(second ?? "") as Document;
    expect([mended._createdAt, mended.publishedDate, mended._updatedAt].map(dayOf)).toEqual([
      "2026-11-21",
      "2026-11-21",
      "2026-11-24",
    ]);
    expect(await found(right, mended)).toEqual([]);
  });
});

describe("the order of a day", () => {
  const ages = ["one", "two", "three", "four"];
  const pieces = Array.from({ length: 40 }, (_, index) => ({
    id: `piece-${index}`,
    age: ages[index % 4] ?? "",
    category: `category ${index % 7}`,
  }));

  test("mixes ages and categories, and is the same for any order they are given in", () => {
    const order = mixed(pieces);
    expect(order.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      pieces.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    order.slice(1).forEach((one, index) => {
      expect(one.age).not.toBe(order[index]?.age);
      expect(one.category).not.toBe(order[index]?.category);
    });
    expect(mixed(pieces.toReversed())).toEqual(order);
  });

  test("has one moment a piece, newest first, within that day", () => {
    const moments = momentsOf("2026-11-21", 200);
    expect(new Set(moments).size).toBe(200);
    expect(moments.toSorted().toReversed()).toEqual(moments);
    expect(new Set(moments.map(dayOf))).toEqual(new Set(["2026-11-21"]));
  });
});

// That they carry the day they came in, the check of the content says, which reads the history of the file.
test("the shipped pieces come in an order that mixes", () => {
  const { documents } = readLibrary(readFileSync("lib/local/dataset/lantern.ndjson", "utf8"));
  const briefs = documents
    .filter(({ type, fields }) => type === "microBrief" && fields.language === undefined)
    .toSorted((a, b) => (String(a.fields.publishedDate) < String(b.fields.publishedDate) ? 1 : -1))
    .slice(0, 20)
    .map(({ fields }) => fields.ageGuidance);
  expect(new Set(briefs).size).toBe(4);
  // What came in on one day may be mostly for one age; it still does not come in one run.
  expect(new Set(briefs.slice(0, 4)).size).toBeGreaterThan(2);
});
