import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { siteUrl } from "@/scripts/site-under-test";
import {
  attributes,
  metadataOfAll,
  metaOf,
  readEnglishPaths,
  readPage,
  readSitemap,
  toPath,
} from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";
import { buildBegunAt, buildFolder } from "#lib/platform/build-folder";
import { lastLetterDay } from "#lib/base/site/letter-days";
import { letterPath } from "#lib/publication/letters/letter-path";

let url = "";
beforeAll(async () => void ({ url } = await siteUnderTest()));
const get = (path: string) => fetch(url + path);

test("the sitemap's dates are the documents' own, not the day of the build", async () => {
  const dates = new Set((await readSitemap(url)).flatMap(({ changedAt }) => changedAt ?? []));
  expect(dates.size).toBeGreaterThan(20);
});

test("every English page of the sitemap, and every page in all languages that is closed, was prerendered at build", async () => {
  const { routes } = JSON.parse(readFileSync(`${buildFolder()}/prerender-manifest.json`, "utf8")) as {
    routes: Record<string, unknown>;
  };
  // A letter that came out after the build is rendered when it is first asked for.
  const lastAtBuild = lastLetterDay(new Date(buildBegunAt(buildFolder()) ?? Infinity));
  const isLater = (path: string) => path.startsWith(letterPath("2")) && path > letterPath(lastAtBuild);
  const missing = (await readEnglishPaths(url)).filter(
    (path) => !isLater(path) && !(`/en${path === "/" ? "" : path}` in routes),
  );
  expect(missing).toEqual([]);
});

test("no page is kept for longer than its content counts as fresh: five minutes, ten for a term", () => {
  const { routes } = JSON.parse(readFileSync(`${buildFolder()}/prerender-manifest.json`, "utf8")) as {
    routes: Record<string, { initialRevalidateSeconds: number | false } | undefined>;
  };
  const most: [string, number][] = [
    ["/en", 300],
    ["/en/micro-briefs", 300],
    ["/en/micro-actions", 300],
    ["/en/glossary", 300],
    ["/en/tracks", 300],
    ["/en/glossary/rizz", 600],
  ];
  for (const [route, seconds] of most) {
    const kept = routes[route]?.initialRevalidateSeconds;
    expect(kept, route).toBeGreaterThan(0);
    expect(kept, route).toBeLessThanOrEqual(seconds);
  }
});

test("fragments lead to an element of the page", async () => {
  for (const path of ["/", "/glossary", "/blog"]) {
    const { html } = await readPage(path, url);
    const fragments = attributes(html, "a", "href").flatMap((href) =>
      href.startsWith("#") ? href.slice(1) : [],
    );
    const ids = new Set(attributes(html, "[a-z0-9]+", "id"));
    expect(
      fragments.filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
  }
});

test("every page has the metadata that search engines and networks read", async () => {
  const kinds = [
    "/",
    "/micro-briefs",
    "/glossary",
    "/tracks",
    "/about",
    "/how-it-works",
    "/faq",
    "/de/about",
  ];
  const some = (await readEnglishPaths(url)).filter((_, index) => index % 25 === 0);
  for (const path of [...kinds, ...some]) {
    const { html } = await readPage(path, url);
    const meta = (name: string) => metaOf(html, name);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1], path).toMatch(/Lantern/);
    for (const name of [...metadataOfAll, "og:url"]) expect(meta(name), `${path} ${name}`).toBeTruthy();
    expect(meta("og:image:width"), path).toBe("1200");
    expect(meta("og:image:height"), path).toBe("630");
    expect(meta("robots"), path).toBe("index, follow, max-image-preview:large");
  }
});

test("search is not indexed", async () => {
  const { html } = await readPage("/search?q=rizz", url);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
});

test("share images are PNG pictures of 1200 by 630, for every kind of piece", async () => {
  const english = await readEnglishPaths(url);
  const pieces = ["/micro-briefs/", "/micro-actions/", "/glossary/", "/tracks/"];
  const first = (prefix: string) => english.find((one) => one.startsWith(prefix)) ?? "";
  for (const path of [...pieces.map(first), "/about", "/de/about"]) {
    const { html } = await readPage(path, url);
    const image = toPath(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
    const answer = await get(image);
    expect(answer.status, image).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect((await get("/share/brief/no-such-brief.png")).status).toBe(404);
});

test("feeds, manifest, robots and llms.txt are what they claim to be", async () => {
  const rss = await (await get("/feed.xml")).text();
  expect(rss).toContain("<rss");
  expect(rss.match(/<item>/g)?.length).toBe(30);
  const json = (await (await get("/feed.json")).json()) as {
    version: string;
    items: { url: string }[];
  };
  expect(json.version).toBe("https://jsonfeed.org/version/1.1");
  expect(json.items).toHaveLength(30);
  for (const { url } of json.items.slice(0, 5)) expect((await get(toPath(url))).status).toBe(200);
  const manifest = (await (await get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect((await get(src)).status, src).toBe(200);
  expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect((await get("/sitemap.xml")).headers.get("content-type")).toBe("application/xml; charset=utf-8");
  // Files of a sitemap that is too large for one.
  for (const file of ["/sitemap/1.xml", "/sitemap/first.xml"])
    expect((await get(file)).status, file).toBe(404);
  for (const [path, named] of [
    ["/llms.txt", `(${siteUrl}/micro-briefs/`],
    ["/es/llms.txt", `(${siteUrl}/es/micro-briefs/`],
  ] as const) {
    const list = await get(path);
    expect([list.status, list.headers.get("content-type")], path).toEqual([200, "text/plain; charset=utf-8"]);
    expect(await list.text(), path).toContain(named);
  }
  // Nothing is written for Mexico alone yet.
  const list = await fetch(`${url}/es-mx/llms.txt`, { redirect: "manual" });
  expect([list.status, list.headers.get("location")]).toEqual([307, "/es/llms.txt"]);
});

test("password managers are led to where a password is changed, and told that other such addresses are nothing", async () => {
  const answer = await fetch(`${url}/.well-known/change-password`, { redirect: "manual" });
  expect(answer.status).toBe(307);
  expect(answer.headers.get("location")).toBe("/settings/security#password");
  // By this address they find out whether a site answers anything with a page.
  const probe = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await get(probe)).status).toBe(404);
});

test("security.txt says where to report a weakness, and holds for less than a year", async () => {
  const answer = await get("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = (await answer.text())
    .trim()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]);
  const valueOf = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  // No mailbox was given to the site under test, and an example is told to nobody.
  expect(fields.filter(([field]) => field === "Contact")).toEqual([["Contact", `${siteUrl}/contact`]]);
  const daysLeft = (Date.parse(valueOf("Expires")) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
  expect((await get(toPath(valueOf("Policy")))).status).toBe(200);
});
