import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { pagesOfEveryKind } from "@/tests/support/requests/kinds-of-page";
import { readPage } from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";

let url = "";
beforeAll(async () => void ({ url } = await siteUnderTest()));

const files = [
  "/sw.js",
  "/icon.svg",
  "/icon-192.png",
  "/favicon.ico",
  "/feed.xml",
  "/feed.json",
  "/letter.xml",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/api/feed",
  "/no-such-page",
  "/_next/static/no-such-file.js",
];
/** Whoever is signed in, was once, or says so. */
const sessions = ["__session=x; __client_uat=1; __client=y", "__client_uat=0", "__clerk_db_jwt=x"];

/** What an answer is, less what it says of its moment. */
async function answerOf(path: string, cookie: string) {
  const { status, html, headers } = await readPage(path, url, { cookie });
  return { path, status, html, headers: [...headers].filter(([name]) => name !== "date") };
}

/** Compares what readers with these cookies get with what others get before and after them: between two, a page may be renewed. */
async function isTheSameWith(cookie: string, path: string): Promise<void> {
  let before = await answerOf(path, "theme=dark");
  for (let tries = 0; tries < 10; tries += 1) {
    const own = await answerOf(path, cookie);
    const after = await answerOf(path, "theme=dark");
    if (isDeepStrictEqual(before, after)) {
      expect(own).toEqual(after);
      return;
    }
    before = after;
  }
  throw new Error(`${path} is another page each time`);
}

test("public pages and files are the same, byte for byte and header for header, for readers with a session", async () => {
  const paths = [...(await pagesOfEveryKind(url)).filter((path) => !path.includes("?")), ...files];
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) for (const cookie of sessions) await isTheSameWith(cookie, path);
});
