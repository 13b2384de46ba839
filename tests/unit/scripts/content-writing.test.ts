import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { withFormerSlug } from "#lib/publication/content/schema/former-slug";
import { slugOf } from "@/scripts/content/answers";
import { published } from "@/scripts/content-publish";
import { changesBetween } from "@/scripts/content-watch";

const shipped = "lib/local/dataset/lantern.ndjson";
type Document = Record<string, unknown> & { _id: string };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-writing-"));
  file = path.join(folder, "test.ndjson");
  copyFileSync(shipped, file);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a content script as npm does. */
function run(script: string, args: string[], input = "") {
  const { status, stdout, stderr } = spawnSync(
    "node_modules/.bin/node",
    [`scripts/content-${script}.ts`, ...args, "--file", file],
    { input, encoding: "utf8" },
  );
  return { status, text: stdout + stderr };
}
vi.setConfig({ testTimeout: 60_000 });

const lastDocument = () => JSON.parse(readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "") as Document;

const words = "It does one small thing that parents ask about, and it does it every single day after school.";
const briefAnswers = {
  title: "A brief from the command line",
  summary: `Here is what it is about in short. ${words}`,
  whyItMatters: `A child of this age meets it before you do. ${words}`,
  content: `First a paragraph. | ## A heading | ${words} | - an item | - another item`,
  ageGuidance: "ages-7-10",
  category: "gaming",
  topics: "group-chats",
  relatedActions: "turn-off-autoplay | set-up-youtube-kids",
  sources:
    "Some Public Body: A report: part two, https://example.org/report | Another Body: https://example.net/",
};
const flags = (answers: Record<string, string>) =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

test("a brief from flags is a valid draft with its own picture", () => {
  const { status, text } = run("new", ["brief", ...flags(briefAnswers), "--pictures", folder]);
  expect(text).toContain("wrote drafts.brief-a-brief-from-the-command-line");
  expect(status).toBe(0);
  const draft = lastDocument();
  expect(documentFaults(draft)).toEqual([]);
  expect(draft.category).toEqual({ _type: "reference", _ref: "category-gaming" });
  expect(
    (draft.content as { style: string; listItem?: string }[]).map(({ style, listItem }) => listItem ?? style),
  ).toEqual(["normal", "h2", "normal", "bullet", "bullet"]);
  expect(draft.sources).toMatchObject([
    {
      publisher: "Some Public Body",
      title: "A report: part two",
      url: "https://example.org/report",
      checkedAt: new Date().toISOString().slice(0, 10),
    },
    { publisher: "Another Body", url: "https://example.net/" },
  ]);
  const image = draft.featuredImage as { _sanityAsset: string };
  expect(existsSync(path.join(folder, image._sanityAsset.split("/").at(-1) ?? ""))).toBe(true);
});

test("a term from lines on standard input is a valid draft", () => {
  const lines = [
    "blorp",
    "A made-up word for something that went wrong.",
    "It broke.",
    "That's so blorp. | Blorp!",
    "Slang",
    "ages-11-13",
  ];
  const { status } = run("new", ["term"], `${lines.join("\n")}\n`);
  expect(status).toBe(0);
  const draft = lastDocument();
  expect(documentFaults(draft)).toEqual([]);
  expect(draft).toMatchObject({ _id: "drafts.term-blorp", howTheyUseIt: ["That's so blorp.", "Blorp!"] });
});

test("an action needs its steps, and takes them in order", () => {
  const steps =
    "Open the app: Tap it. | Find the switch: Look under sound. | Turn it off: Slide it. | Check: Play one.";
  const { summary: _, whyItMatters: __, topics: ___, ...common } = briefAnswers;
  const answers = {
    ...common,
    title: "Turn off one more thing",
    excerpt: "One switch, five minutes, and the evening is a little quieter.",
    goal: "The switch is off.",
    difficulty: "beginner",
    timeToComplete: "5",
  };
  const without = run("new", ["action", ...flags(answers), "--pictures", folder]);
  expect(without.status).toBe(1);
  expect(without.text).toContain("steps is missing.");
  expect(run("new", ["action", ...flags({ ...answers, steps }), "--pictures", folder]).text).toContain(
    "wrote drafts.action-",
  );
  expect(documentFaults(lastDocument())).toEqual([]);
  expect((lastDocument().steps as { order: number }[]).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
});

test("a draft that would not be valid is not written", () => {
  const before = readFileSync(file, "utf8");
  const short = run("new", ["brief", ...flags({ ...briefAnswers, summary: "Too short." })]);
  expect(short.status).toBe(1);
  expect(short.text).toContain("summary has 10 characters; it needs at least 60.");
  const nowhere = run("new", ["brief", ...flags({ ...briefAnswers, category: "no such" })]);
  expect(nowhere.text).toContain('there is no category named "no such"');
  const taken = run("new", ["brief", ...flags(briefAnswers), "--slug", "video-calls-with-grandparents"]);
  expect(taken.text).toContain("The address is taken by");
  expect(run("new", ["poem"]).text).toContain("brief, action or term");
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("a draft published takes the place of what stood there, and keeps its old address", () => {
  const before = { _id: "brief-a", _type: "microBrief", slug: { current: "a" }, title: "Old" };
  const draft = { ...before, _id: "drafts.brief-a", slug: { current: "b" }, title: "New" };
  const other = { _id: "term-x", _type: "glossaryTerm" };
  const now = new Date("2026-11-21T00:00:00Z");
  expect(published([before, other, draft], "brief-a", now)).toEqual([
    {
      ...draft,
      _id: "brief-a",
      _createdAt: now.toISOString(),
      _updatedAt: now.toISOString(),
      formerSlugs: ["a"],
    },
    other,
  ]);
  expect(() => published([before], "brief-a", now)).toThrow("There is no draft drafts.brief-a.");
});

test("a current address is never a former one", () => {
  const at = (current: string, formerSlugs?: string[]) => ({
    slug: { current },
    ...(formerSlugs ? { formerSlugs } : {}),
  });
  expect(withFormerSlug(null, at("a"))).toBeNull();
  expect(withFormerSlug(at("a"), at("a"))).toBeNull();
  expect(withFormerSlug(at("a"), at("b"))).toEqual(["a"]);
  expect(withFormerSlug(at("b", ["a"]), at("c", ["a"]))).toEqual(["a", "b"]);
  expect(withFormerSlug(at("b", ["a"]), at("a", ["a"]))).toEqual(["b"]);
});

test("a watch tells of published documents that changed, and of no draft", () => {
  const document = (id: string, more: object = {}) => ({
    _id: id,
    _type: "microBrief",
    slug: { current: id },
    ...more,
  });
  const changes = changesBetween(
    [document("same"), document("edited"), document("gone"), document("renamed")],
    [
      document("same"),
      document("edited", { title: "New" }),
      document("new"),
      document("renamed", { slug: { current: "other" } }),
      document("drafts.same", { title: "Draft" }),
    ],
  );
  expect(changes.map(({ _id, operation }) => `${_id} ${operation}`)).toEqual([
    "edited update",
    "gone delete",
    "renamed update",
    "new create",
  ]);
  expect(changes.find(({ _id }) => _id === "renamed")).toMatchObject({
    slug: "other",
    previousSlug: "renamed",
  });
});

test.each([
  ["What's on Discord?", "whats-on-discord"],
  ["  Déjà vu: 5 tips ", "deja-vu-5-tips"],
  ["???", ""],
])("the address of %j is %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
