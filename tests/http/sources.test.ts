/** What a reader of a piece sees of where its facts are from. */
import { expect, test } from "vitest";
import { send } from "@/tests/support/requests/raw-request";
import { siteUnderTest } from "@/tests/support/sites/site";

const piece = "/micro-briefs/ads-inside-free-kids-apps";

test("a figure leads by its source's number to the list at the end, which leads to the document", async () => {
  const site = await siteUnderTest();
  const { status, body } = await send(site.url, piece);
  expect(status).toBe(200);
  expect(body).toMatch(/percent\.<sup><a href="#source-1" aria-label="Source 1"[^>]*>1<\/a><\/sup>/);
  const [, entry = ""] = /<li id="source-1">(.*?)<\/li>/s.exec(body) ?? [];
  expect(entry).toContain('href="https://doi.org/10.1097/DBP.0000000000000622"');
  expect(entry).toContain("A Content Analysis</a>");
  expect(entry).toMatch(/Checked on <time/);
});

test("a publisher's home page bears no title", async () => {
  const site = await siteUnderTest();
  const html = (await send(site.url, piece)).body;
  expect(html).toMatch(
    /<a href="https:\/\/www\.commonsensemedia\.org\/" rel="noopener">Common Sense Media<\/a>/,
  );
});

test("machines read the same list as citations, of briefs and of actions", async () => {
  const site = await siteUnderTest();
  for (const [address, url] of [
    [piece, "https://doi.org/10.1097/DBP.0000000000000622"],
    [
      "/micro-actions/build-a-strong-passphrase",
      "https://www.cisa.gov/secure-our-world/use-strong-passwords",
    ],
  ] as const) {
    const html = (await send(site.url, address)).body;
    const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = ""]) => json,
    );
    expect(things.join()).toContain('"citation"');
    expect(things.join()).toContain(url);
  }
});

test("in the feed, where the list is not, the number leads to the piece's own page", async () => {
  const site = await siteUnderTest();
  const html = (await send(site.url, "/?age=ages-5-6")).body;
  const numbers = [...html.matchAll(/<sup><a href="([^"]*)"/g)].map(([, href]) => href);
  expect(numbers.length).toBeGreaterThan(0);
  for (const href of numbers) expect(href).toMatch(/^\/micro-briefs\/[\w-]+#source-\d$/);
});
