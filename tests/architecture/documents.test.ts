import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const pages = ["README.md", ...globSync("{docs,deploy}/*.md", { cwd: root })];

test.each(pages)("every file that %s names exists", (page) => {
  const named = [
    ...read(page).matchAll(/`((?:app|components|deploy|docs|lib|scripts|tests)\/[^`\s]+\.\w+)`/g),
  ];
  expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

test.each(pages)("every place within a page that %s links to exists", (page) => {
  const anchorsIn = (file: string) => [
    ...[...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)),
    ...[...read(file).matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id),
  ];
  const linked = [...read(page).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)].map(([, file = "", anchor = ""]) => ({
    file: file === "" ? page : path.join(path.dirname(page), file),
    anchor,
  }));
  expect(linked.filter(({ file, anchor }) => !anchorsIn(file).includes(anchor))).toEqual([]);
});

test("the index of the decisions names each of them", () => {
  const page = read("docs/decisions.md");
  const [index = ""] = page.split("\n## ", 1);
  const anchors = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, anchor = ""]) => anchor);
  expect(anchors.length).toBeGreaterThan(100);
  expect(anchors.filter((anchor) => !index.includes(`](#${anchor})`))).toEqual([]);
});

test("the architecture page names the files of each way through the code", () => {
  expect(read("docs/architecture.md").match(/`[^`\s]+\.(?:tsx?|m?js)`/g)?.length).toBeGreaterThan(50);
});

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

test.each(pages)("every command that %s names exists", (page) => {
  const named = [...read(page).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test("the README names every command", () => {
  // The table leaves out `npm run` before the second command of a row.
  const named = new Set(read("README.md").match(/(?<=npm run |npm |`)[a-z][a-z:-]*/g));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});
