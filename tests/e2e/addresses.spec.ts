import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import {
  attributes,
  inParallel,
  jsonLd,
  readEnglishPaths,
  readPage,
  readSitemap,
  toPath,
} from "@/tests/support/pages";

test.describe.configure({ timeout: 300_000 });

test("every address of the sitemap answers, is its own canonical, and its alternates point back", async () => {
  const entries = await readSitemap();
  expect(entries.length).toBeGreaterThan(6 * 60);
  const listed = new Set(entries.map(({ path }) => path));
  expect(listed.size).toBe(entries.length);
  const faults = await inParallel(entries, async ({ path, alternates }) => {
    const { status, html } = await readPage(path);
    if (status !== 200) return `${path}: status ${status}`;
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href = ""]) =>
      toPath(href),
    );
    if (canonical.join() !== path) return `${path}: canonical ${canonical.join()}`;
    const inPage = new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag = "", href = ""]) => [tag, toPath(href)],
      ),
    );
    if (JSON.stringify([...inPage]) !== JSON.stringify([...alternates]))
      return `${path}: alternates differ from the sitemap's`;
    for (const [tag, alternate] of inPage)
      if (!listed.has(alternate)) return `${path}: alternate ${tag} ${alternate} is not in the sitemap`;
    if (![...inPage.values()].includes(path)) return `${path}: does not name itself`;
    return null;
  });
  expect(faults.filter(Boolean)).toEqual([]);
});

test("the sitemap's dates are the documents' own, not the day of the build", async () => {
  const dates = new Set((await readSitemap()).flatMap(({ changedAt }) => changedAt ?? []));
  expect(dates.size).toBeGreaterThan(20);
});

test("every English page of the sitemap, and every page in all languages that is closed, was prerendered at build", async () => {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as {
    routes: Record<string, unknown>;
  };
  const missing = (await readEnglishPaths()).filter((path) => !(`/en${path === "/" ? "" : path}` in routes));
  expect(missing).toEqual([]);
});

test("structured data parses on every page and agrees with the canonical address", async () => {
  const paths = await readEnglishPaths();
  const faults = await inParallel(paths, async (path) => {
    const { html } = await readPage(path);
    const documents = jsonLd(html);
    if (documents.length !== 1) return `${path}: ${documents.length} documents`;
    const graph = documents[0]?.["@graph"] ?? [];
    const types = graph.map((thing) => String(thing["@type"]));
    const wanted = ["Organization", "WebSite", ...expectedTypes(path)];
    const lacking = wanted.filter((type) => !types.includes(type));
    if (lacking.length > 0) return `${path}: lacks ${lacking.join()}`;
    const main = graph.find((thing) => typeof thing.mainEntityOfPage === "string");
    if (main && toPath(String(main.mainEntityOfPage)) !== path)
      return `${path}: describes ${String(main.mainEntityOfPage)}`;
    return null;
  });
  expect(faults.filter(Boolean)).toEqual([]);
});

function expectedTypes(path: string): string[] {
  if (path === "/") return [];
  if (path.startsWith("/micro-briefs/")) return ["Article", "BreadcrumbList"];
  if (path.startsWith("/micro-actions/")) return ["HowTo", "BreadcrumbList"];
  if (path === "/glossary") return ["DefinedTermSet"];
  if (path.startsWith("/glossary/")) return ["DefinedTerm", "BreadcrumbList"];
  if (path.startsWith("/tracks/")) return ["LearningResource", "ItemList", "BreadcrumbList"];
  return ["BreadcrumbList"];
}

test("every internal link of every page leads to a page", async () => {
  const paths = [
    ...(await readEnglishPaths()),
    "/es",
    "/es-mx/glossary",
    "/fr/tracks",
    "/de/about",
    "/search?q=a",
  ];
  const targets = new Map<string, string>();
  await inParallel(paths, async (path) => {
    const { html } = await readPage(path);
    for (const href of attributes(html, "a", "href")) {
      const target = new URL(href, siteUrl + path);
      if (target.origin === siteUrl) targets.set(target.pathname + target.search, path);
    }
    for (const source of attributes(html, "img", "src")) targets.set(source, path);
  });
  expect(targets.size).toBeGreaterThan(paths.length);
  const broken = await inParallel([...targets], async ([target, from]) => {
    const { status } = await readPage(target);
    return status === 200 ? null : `${target} (on ${from}): ${status}`;
  });
  expect(broken.filter(Boolean)).toEqual([]);
});

test("fragments lead to an element of the page", async () => {
  for (const path of ["/", "/glossary", "/blog"]) {
    const { html } = await readPage(path);
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

test("every page has the metadata of the specification", async () => {
  const kinds = [
    "/",
    "/micro-briefs",
    "/glossary",
    "/tracks",
    "/about",
    "/how-it-works",
    "/faq",
    "/de/privacy",
  ];
  const some = (await readEnglishPaths()).filter((_, index) => index % 25 === 0);
  for (const path of [...kinds, ...some]) {
    const { html } = await readPage(path);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1], path).toMatch(/Lantern/);
    for (const name of [
      "description",
      "keywords",
      "robots",
      "og:title",
      "og:description",
      "og:url",
      "og:image",
      "og:site_name",
      "og:locale",
      "twitter:card",
      "twitter:title",
      "twitter:image",
    ])
      expect(meta(name), `${path} ${name}`).toBeTruthy();
    expect(meta("og:image:width"), path).toBe("1200");
    expect(meta("og:image:height"), path).toBe("630");
    expect(meta("robots"), path).toBe("index, follow");
  }
});

test("search is not indexed", async () => {
  const { html } = await readPage("/search?q=rizz");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
});

test("share images are PNG pictures of 1200 by 630, for every kind of piece", async ({ request }) => {
  for (const prefix of ["/micro-briefs/", "/micro-actions/", "/glossary/", "/tracks/", "/about"]) {
    const path = (await readEnglishPaths()).find((one) => one.startsWith(prefix)) ?? "";
    const { html } = await readPage(path);
    const image = toPath(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
    const answer = await request.get(image);
    expect(answer.status(), image).toBe(200);
    const bytes = await answer.body();
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect((await request.get("/share/brief/no-such-brief.png")).status()).toBe(404);
});

test("feeds, manifest, robots and llms.txt are what they claim to be", async ({ request }) => {
  const rss = await (await request.get("/feed.xml")).text();
  expect(rss).toContain("<rss");
  expect(rss.match(/<item>/g)?.length).toBe(30);
  const json = (await (await request.get("/feed.json")).json()) as {
    version: string;
    items: { url: string }[];
  };
  expect(json.version).toContain("jsonfeed.org");
  for (const { url } of json.items.slice(0, 5)) expect((await request.get(toPath(url))).status()).toBe(200);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(await (await request.get("/llms.txt")).text()).toContain("/micro-briefs/");
});

test("security.txt says where to report a weakness, and holds for less than a year", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const fields = (await answer.text())
    .trim()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]);
  const valueOf = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  expect(valueOf("Contact")).toMatch(/^mailto:\S+@\S+$/);
  const daysLeft = (Date.parse(valueOf("Expires")) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
  expect((await request.get(toPath(valueOf("Policy")))).status()).toBe(200);
});
