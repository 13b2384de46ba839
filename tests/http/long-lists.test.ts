/** A library that has grown: no page of it grows without end, and everything in it can be reached. */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asLines, grownLibrary } from "@/tests/support/samples/grown-library";
import { ownDataset } from "@/tests/support/sites/own-dataset";
import { metaOf } from "@/tests/support/requests/pages";
import { copySite } from "@/tests/support/sites/site-copy";
import { startSite, type SiteServer } from "@/tests/support/sites/site-server";

const dataset = "grown.ndjson";
const library = grownLibrary(2_500);
const count = (type: string) => library.filter(({ _type }) => _type === type).length;
const folder = copySite({ isUnrendered: true });
let site: SiteServer | undefined;

beforeAll(async () => {
  // The one of the usual name is empty.
  ownDataset(folder)([]);
  writeFileSync(path.join(folder, "lib/local/dataset", dataset), asLines(library));
  site = await startSite(
    { LANTERN_DATA_DIR: path.join(folder, ".lantern"), LANTERN_DATASET: dataset },
    folder,
  );
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (address: string): Promise<string> => (await fetch((site?.url ?? "") + address)).text();
const linksTo = (html: string, folder: string): string[] => {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const [, , list = main] = main.split(/(data-list=)/);
  return [...list.matchAll(/href="(\/[^"#?]+)"/g)]
    .map(([, path = ""]) => path)
    .filter((path) => path.startsWith(`/${folder}/`));
};
const nextOf = (html: string): string | undefined =>
  /<a[^>]*rel="next"[^>]*>/
    .exec(html)?.[0]
    .match(/href="([^"]+)"/)?.[1]
    ?.replaceAll("&amp;", "&");

test.each([
  ["micro-briefs", "microBrief", 60],
  ["micro-actions", "microAction", 60],
  ["glossary", "glossaryTerm", 300],
])("every page of /%s is bounded, and together they lead to all there is", async (folder, type, most) => {
  const seen = new Set<string>();
  let address: string | undefined = `/${folder}`;
  for (let page = 1; address !== undefined && page < 50; page += 1) {
    const html = await read(address);
    const links = new Set(linksTo(html, folder));
    expect(links.size).toBeGreaterThan(0);
    expect(links.size).toBeLessThanOrEqual(most);
    for (const link of links) seen.add(link);
    address = nextOf(html);
  }
  expect(seen.size).toBe(count(type));
});

test("a further page of a list is found by itself, one that it does not have is not, nor what filters leave", async () => {
  const indexed = "index, follow, max-image-preview:large";
  for (const [path, robots, canonical] of [
    ["/glossary", indexed, "/glossary"],
    ["/glossary?page=2", indexed, "/glossary?page=2"],
    ["/micro-briefs?page=2", indexed, "/micro-briefs?page=2"],
    ["/micro-actions?page=2&utm_source=x", indexed, "/micro-actions?page=2"],
    ["/glossary?page=1", "noindex, follow", "/glossary"],
    ["/glossary?page=900", "noindex, follow", "/glossary"],
    ["/glossary?q=rizz&page=2", "noindex, nofollow", "/glossary"],
  ] as const) {
    const html = await read(path);
    expect(metaOf(html, "robots"), path).toBe(robots);
    const [, named = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(named);
    expect(pathname + search, path).toBe(canonical);
    expect(html.includes('hrefLang="x-default"'), path).toBe(path === "/glossary");
  }
  const titles = await Promise.all(
    ["/glossary", "/glossary?page=2"].map(async (path) => /<title>([^<]+)/.exec(await read(path))?.[1]),
  );
  expect(titles[1]).toMatch(/· Page 2 of \d+ \| Lantern$/);
  expect(titles[0]).not.toBe(titles[1]);
});

test("a search is over the whole of a long list, and a chosen category holds on its next page", async () => {
  expect(linksTo(await read("/glossary?q=rizz"), "glossary").length).toBeGreaterThan(3);
  const briefs = library.filter(({ _type }) => _type === "microBrief");
  const byCategory = Map.groupBy(briefs, ({ category }) => (category as { _ref?: string } | undefined)?._ref);
  const [id] = [...byCategory].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const slug = (library.find(({ _id }) => _id === id)?.slug as { current: string }).current;
  const first = await read(`/micro-briefs?category=${slug}`);
  expect(nextOf(first)).toBe(`/micro-briefs?category=${slug}&page=2`);
  const second = await read(nextOf(first) ?? "");
  expect(
    linksTo(second, "micro-briefs").filter((link) => linksTo(first, "micro-briefs").includes(link)),
  ).toEqual([]);
});

test("a letter of the glossary leads to the page where it stands", async () => {
  const [, jump = ""] =
    /<a (?=[^>]*data-jump="letter-s")[^>]*href="([^"]+)"/.exec(await read("/glossary")) ?? [];
  const [address = "", anchor] = jump.replaceAll("&amp;", "&").split("#");
  expect(address).toMatch(/^\/glossary\?page=\d$/);
  expect(anchor).toBe("letter-s");
  expect(await read(address)).toContain('id="letter-s"');
});
