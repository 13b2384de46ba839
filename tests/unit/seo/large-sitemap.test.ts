/** The sitemap of a library too large for one file. */
import { expect, test, vi } from "vitest";
import { GET as getSitemap } from "@/app/sitemap.xml/route";
import { GET as getFile } from "@/app/sitemap/[file]/route";
import { alternatePaths } from "#lib/base/i18n/paths";
import { absoluteUrl } from "#lib/platform/site";
import type { SiteAddress } from "#lib/seo/site-addresses";

const site = vi.hoisted(() => ({ addresses: [] as unknown[] }));

vi.mock("#lib/seo/read-site-addresses", () => ({ readSiteAddresses: async () => site.addresses }));

/** The days on which these briefs changed, one brief for each. */
const briefs = (days: readonly (string | null)[]): SiteAddress[] =>
  days.map((changedAt, index) => {
    const path = `/micro-briefs/brief-${index}`;
    return { path, locale: "en", changedAt, alternates: alternatePaths(path, ["en"]) };
  });

const readSitemap = async (): Promise<string> => (await getSitemap()).text();
const readFile = (file: string): Promise<Response> =>
  getFile(new Request(absoluteUrl(`/sitemap/${file}`)), { params: Promise.resolve({ file }) });
const valuesIn = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g"))].map(([, value = ""]) => value);

test("a large sitemap is an index of files, which together name each address once, and the newest change of each file", async () => {
  const days: (string | null)[] = [...Array.from({ length: 10_000 }, () => "2026-01-05T09:00:00Z"), null];
  days[4_000] = "2026-03-01T09:00:00Z";
  const addresses = briefs(days);
  site.addresses = addresses;
  const index = await readSitemap();
  const names = ["1.xml", "2.xml", "3.xml"];
  expect(index).toContain("<sitemapindex ");
  expect(valuesIn(index, "loc")).toEqual(names.map((name) => absoluteUrl(`/sitemap/${name}`)));
  expect(valuesIn(index, "lastmod")).toEqual(["2026-03-01T09:00:00.000Z", "2026-01-05T09:00:00.000Z"]);
  const files = await Promise.all(
    names.map(async (name) => {
      const answer = await readFile(name);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        "application/xml; charset=utf-8",
      ]);
      return valuesIn(await answer.text(), "loc");
    }),
  );
  expect(files.map(({ length }) => length)).toEqual([5_000, 5_000, 1]);
  expect(files.flat()).toEqual(addresses.map(({ path }) => absoluteUrl(path)));
});

test("there is no file that the index does not name", async () => {
  site.addresses = briefs(Array.from({ length: 5_001 }, () => null));
  expect((await readFile("2.xml")).status).toBe(200);
  for (const name of ["0.xml", "3.xml", "01.xml", "1", "1.xml.xml", "__proto__"])
    expect((await readFile(name)).status, name).toBe(404);
});

test("what fits in one file is one file", async () => {
  site.addresses = briefs(Array.from({ length: 5_000 }, () => null));
  const xml = await readSitemap();
  expect(xml).toContain("<urlset ");
  expect(valuesIn(xml, "loc")).toHaveLength(5_000);
  expect((await readFile("1.xml")).status).toBe(404);
});

test("what XML would read as a mark is escaped", async () => {
  const path = "/micro-briefs/this&that";
  site.addresses = [{ path, locale: "en", changedAt: null, alternates: alternatePaths(path, ["en"]) }];
  const xml = await readSitemap();
  expect(valuesIn(xml, "loc")).toEqual([absoluteUrl("/micro-briefs/this&amp;that")]);
  expect(xml).toContain(`href="${absoluteUrl("/micro-briefs/this&amp;that")}"`);
});
