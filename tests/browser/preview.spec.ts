import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { previewSecret } from "@/scripts/site-under-test";
import { buildFolder } from "#lib/platform/build-folder";
import type { DatasetDocument } from "#lib/local/query-documents";
import { axeFaults } from "@/tests/support/browser/axe";
import { startContentApi } from "@/tests/support/services/content-api";
import { ownDataset } from "@/tests/support/sites/own-dataset";
import { readPage } from "@/tests/support/requests/pages";
import { slugOf } from "@/tests/support/requests/shipped-path";
import { dataFolder, startSite } from "@/tests/support/sites/site-server";
import { untranslate } from "@/tests/support/samples/untranslate";
import { startSiteCopy, type SiteCopy } from "@/tests/support/sites/site-copy";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

/** The draft preview: an editor's cookie shows drafts on the real site, and nobody else sees them. */
test.describe.configure({ mode: "serial" });

const path = "/micro-briefs/group-chat-you-cant-leave";
const published = shippedLibrary();
const brief = published.find(
  (document) => document._type === "microBrief" && path === `/micro-briefs/${slugOf(document)}`,
);
if (!brief) throw new Error("the library has no such brief");
untranslate(published, brief._id, "de");

const draft: DatasetDocument = {
  ...brief,
  _id: `drafts.${brief._id}`,
  title: "A title nobody may see yet",
  content: [{ _key: "odd", _type: "video", url: "https://example.org/" }, ...(brief.content as object[])],
  category: { _type: "reference", _ref: "category-gone" },
  featuredImage: { ...(brief.featuredImage as object), alt: "" },
};
const unpublished: DatasetDocument = {
  ...brief,
  _id: "drafts.brief-only-a-draft",
  title: "Only a draft",
  slug: { current: "only-a-draft" },
};
const scheduled: DatasetDocument = {
  ...brief,
  _id: "brief-later",
  title: "Much later",
  slug: { current: "much-later" },
  publishedDate: "2199-01-01T00:00:00Z",
};
const untitled: DatasetDocument = {
  ...brief,
  _id: "drafts.brief-untitled",
  title: undefined,
  slug: { current: "without-a-title" },
};
const secrets = [draft.title, unpublished.title, scheduled.title] as string[];

let site: SiteCopy;
let write: (documents: readonly DatasetDocument[]) => void;
test.beforeAll(async () => {
  site = await startSiteCopy({});
  write = ownDataset(site.folder);
  write([...published, draft, unpublished, scheduled, untitled]);
});
test.afterAll(() => site.stop());

const enable = (base: string, secret: string, pathname: string) =>
  fetch(
    `${base}/api/draft-mode/enable?${new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": pathname })}`,
    { redirect: "manual" },
  );
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Everywhere a draft could leak to. */
const publicPlaces = [
  path,
  "/micro-briefs/only-a-draft",
  "/micro-briefs/much-later",
  "/",
  "/micro-briefs",
  "/sitemap.xml",
  "/feed.json",
  "/search?q=draft",
];

async function expectNoDraft(headers: Record<string, string>) {
  for (const place of publicPlaces) {
    const { html } = await readPage(place, site.url, headers);
    for (const secret of secrets) expect(html, place).not.toContain(secret);
    expect(html, place).not.toContain("/api/draft-mode/disable");
    expect(html, place).not.toContain("Readers do not see what is here");
  }
}

test("a wrong or missing secret is refused and sets no cookie", async () => {
  for (const secret of ["", "wrong", `${previewSecret}x`]) {
    const answer = await enable(site.url, secret, path);
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("a tab with a link that no longer opens the preview says so, and what to do", async ({ page }) => {
  const answer = await page.goto(
    `${site.url}/api/draft-mode/enable?sanity-preview-secret=made-long-ago&sanity-preview-pathname=${path}`,
  );
  expect(answer?.status()).toBe(401);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer opens the preview");
  await expect(page.getByText("Choose “Open preview” in the Studio again.")).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test("the preview leads to our own paths only", async () => {
  for (const [asked, location] of [
    [path, path],
    ["/es/micro-briefs?category=ai#top", "/es/micro-briefs?category=ai#top"],
    ["//evil.example/x", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["", "/"],
  ] as const) {
    const answer = await enable(site.url, previewSecret, asked);
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe(location);
  }
});

test("the editor sees drafts laid over what is published, and it is neither cached nor indexed", async () => {
  const cookie = cookieOf(await enable(site.url, previewSecret, path));
  for (const [place, title] of [
    [path, draft.title],
    ["/micro-briefs/only-a-draft", unpublished.title],
    ["/micro-briefs/much-later", scheduled.title],
    ["/micro-briefs", draft.title],
    // Not translated, so that readers of German are given the English text.
    [`/de${path}`, draft.title],
  ] as [string, string][]) {
    const { status, html, headers } = await readPage(place, site.url, { cookie });
    expect(status, place).toBe(200);
    expect(html, place).toContain(title);
    expect(headers.get("cache-control"), place).toMatch(/private.*no-store/);
    expect(headers.get("x-robots-tag"), place).toContain("noindex");
  }
  await expectNoDraft({});
});

test("a forged cookie shows nothing", async () => {
  // What Next itself takes for an editor's is the same for everybody: nobody is told it, and it opens nothing.
  const manifest = readFileSync(`${buildFolder()}/prerender-manifest.json`, "utf8");
  const { previewModeId } = (JSON.parse(manifest) as { preview: { previewModeId: string } }).preview;
  expect(cookieOf(await enable(site.url, previewSecret, path))).not.toContain(previewModeId);
  for (const value of ["1", "true", "0123456789abcdef0123456789abcdef", previewModeId])
    await expectNoDraft({ cookie: `__prerender_bypass=${value}; __next_preview_data=${value}` });
});

test("a draft that no page can show is told of at its address, with what it lacks", async ({ page }) => {
  const place = "/micro-briefs/without-a-title";
  await page.goto(
    `${site.url}/api/draft-mode/enable?sanity-preview-secret=${previewSecret}&sanity-preview-pathname=${place}`,
  );
  await expect(page).toHaveURL(site.url + place);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toContainText("A document has this address. No page shows it");
  await expect(bar).toContainText("Title is missing");
  const cookie = cookieOf(await enable(site.url, previewSecret, place));
  for (const [at, said] of [
    [place, "A document has this address."],
    ["/micro-briefs/nothing-at-all", "No document has this address."],
  ] as const) {
    const { status, html } = await readPage(at, site.url, { cookie });
    expect(status, at).toBe(404);
    expect(html, at).toContain(said);
  }
  await bar.getByRole("link", { name: "Leave the preview" }).click();
  await expect(page).toHaveURL(site.url + place);
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
});

test("the bar says Preview, names what readers would not see, and leads out", async ({ page }) => {
  await page.goto(
    `${site.url}/api/draft-mode/enable?sanity-preview-secret=${previewSecret}&sanity-preview-pathname=${path}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.title as string);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('Text 1 is a block of the unknown type "video"');
  await expect(bar).toContainText('Category points at "category-gone", which does not exist');
  await expect(bar).toContainText("has no alternative text");
  await expect(page.getByRole("article").getByText("Readers do not see what is here: video")).toBeVisible();
  await bar.getByRole("link", { name: "Leave the preview" }).click();
  await expect(page).toHaveURL(site.url + path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brief.title as string);
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
});

test("the preview is accessible in both themes, and fits a narrow phone", async ({ page }) => {
  await page.goto(
    `${site.url}/api/draft-mode/enable?sanity-preview-secret=${previewSecret}&sanity-preview-pathname=${path}`,
  );
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("without JavaScript the preview shows the draft and its warnings, and leads out", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(
    `${site.url}/api/draft-mode/enable?sanity-preview-secret=${previewSecret}&sanity-preview-pathname=${path}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.title as string);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toContainText('is a block of the unknown type "video"');
  await bar.getByRole("link", { name: "Leave the preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brief.title as string);
  await context.close();
});

test("an edit of a draft shows at the next look", async () => {
  const cookie = cookieOf(await enable(site.url, previewSecret, path));
  expect((await readPage(path, site.url, { cookie })).html).toContain(draft.title);
  write([...published, { ...draft, title: "Another wording" }]);
  expect((await readPage(path, site.url, { cookie })).html).toContain("Another wording");
});

test("with a separate content server the drafts come from there", async () => {
  const api = await startContentApi();
  api.documents.push(draft);
  const other = await startSiteCopy({
    SANITY_PROJECT_ID: "separate",
    SANITY_API_HOST: api.url,
    SANITY_API_READ_TOKEN: "token-of-the-tests",
  });
  try {
    const cookie = cookieOf(await enable(other.url, previewSecret, path));
    expect((await readPage(path, other.url, { cookie })).html).toContain(draft.title);
    expect((await readPage(path, other.url)).html).not.toContain(draft.title);
    // The Studio makes secrets of its own, which last an hour.
    const secretOf = (secret: string, _updatedAt: string) =>
      api.documents.push({ _id: `drafts.${secret}`, _type: "sanity.previewUrlSecret", secret, _updatedAt });
    secretOf("made-by-the-studio", new Date().toISOString());
    secretOf("made-yesterday", new Date(Date.now() - 86_400_000).toISOString());
    expect((await enable(other.url, "made-by-the-studio", path)).status).toBe(307);
    expect((await enable(other.url, "made-yesterday", path)).status).toBe(401);
    expect((await enable(other.url, "made-up", path)).status).toBe(401);
    // Each guess is a question to the store, and there are only so many; and it may be a guess of the configured secret.
    const guesses = Array.from({ length: 60 }, () => enable(other.url, "guessed", path));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429);
    expect((await enable(other.url, previewSecret, path)).status).toBe(429);
  } finally {
    await other.stop();
    await api.stop();
  }
});

test("without a configured secret the preview is off", async () => {
  const data = dataFolder();
  const off = await startSite({ SANITY_PREVIEW_SECRET: "", LANTERN_DATA_DIR: data.path });
  try {
    const answer = await enable(off.url, "", path);
    expect(answer.status).toBe(503);
    expect(((await answer.json()) as { title: string }).title).toBe("The draft preview is not configured");
  } finally {
    await off.stop();
    data.remove();
  }
});
