/**
 * The way of a piece in the real Studio, over the content lake, to the production server: one editor's hands in Chromium. The
 * Studio's packages are installed before the first time, so it runs in the sweep alone.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { SanityClient } from "@sanity/client";
import { expect, test, type BrowserContext, type FrameLocator, type Page } from "@playwright/test";
import { installStudio } from "@/scripts/studio-environment";
import { lakeClient } from "@/tests/support/services/content-lake";
import { startTestNewsroom, type Newsroom } from "@/tests/support/sites/newsroom";
import { isSweep } from "@/tests/support/samples/sample";
import { freePort } from "@/tests/support/machine/free-port";
import { copySite } from "@/tests/support/sites/site-copy";
import { dataFolderWithDatabase, type DataFolder } from "@/tests/support/sites/site-server";

test.skip(!isSweep, "runs with SWEEP=1, because it installs the Studio");
test.describe.configure({ mode: "serial", timeout: 240_000 });

let folder: string;
let data: DataFolder;
let newsroom: Newsroom;
let client: SanityClient;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  const installed = installStudio();
  expect(installed.isOk, installed.text).toBe(true);
  folder = copySite();
  data = dataFolderWithDatabase();
  newsroom = await startTestNewsroom({
    folder,
    dataFolder: data.path,
    port: await freePort(),
    hasStudio: true,
  });
  const token = readFileSync(path.join(data.path, "content-lake/token"), "utf8");
  client = lakeClient({ address: newsroom.lake, token });
  context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, timezoneId: "UTC" });
  page = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await newsroom.stop();
  data.remove();
  rmSync(folder, { recursive: true });
});

const title = "A lantern for the long drive";
const slug = "a-lantern-for-the-long-drive";
const field = (name: string, on = page) => on.getByTestId(`field-${name}`);
const textOf = (name: string, on = page) => field(name, on).getByRole("textbox");
const tab = (name: string) => page.getByTestId(`group-tab-${name}`).click();
const publish = () => page.getByTestId("action-publish");
const read = async (address: string) => {
  const answer = await fetch(newsroom.site + address, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
};
const statusOf = async (address: string) => (await read(address)).status;
const isNamedIn = async (address: string, words: string) => (await read(address)).text.includes(words);

/** Opens a document in its form. */
async function edit(id: string, type = "microBrief", on = page): Promise<void> {
  await on.goto(`${newsroom.studio}/intent/edit/id=${id};type=${type}`);
  await expect(textOf("title", on)).toBeEditable({ timeout: 120_000 });
}

/** Chooses from the menu beside "Publish". */
async function act(name: string): Promise<void> {
  await page.getByTestId("pane-footer").getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name }).click();
}

/** Says how long something took: for whoever reads it, since a busy machine takes its time. */
const say = (what: string, from: number, until: number) =>
  console.log(`  ${what}: ${Math.round(until - from)} ms`);

/** Listens to the lake. Returns when the next change of what the query finds was heard. */
async function nextChange(query: string): Promise<{ at: Promise<number> }> {
  const { promise: at, resolve: heard } = Promise.withResolvers<number>();
  await new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen(query, {}, { events: ["welcome", "mutation"], includeAllVersions: true, includeResult: false })
      .subscribe({
        next: ({ type }) => {
          if (type === "welcome") resolve();
          else {
            heard(performance.now());
            subscription.unsubscribe();
          }
        },
        error: reject,
      });
  });
  return { at };
}

/** Publishes what the form holds, and waits until the site is right. */
async function publishUntil(isRight: () => Promise<boolean>, type = "microBrief"): Promise<void> {
  await expect(publish()).toBeEnabled({ timeout: 20_000 });
  const stored = await nextChange(`*[_type == "${type}" && !(_id in path("drafts.**"))]`);
  const clickedAt = performance.now();
  await publish().click();
  await expect.poll(isRight, { intervals: [20], timeout: 20_000 }).toBe(true);
  const rightAt = performance.now();
  const storedAt = await stored.at;
  say("published in the lake after the click", clickedAt, storedAt);
  say("right on the site after that", storedAt, rightAt);
}

const idOf = (address: string): Promise<string> =>
  client.fetch<string>(
    `*[_type == "microBrief" && slug.current == $address && !(_id in path("drafts.**"))][0]._id`,
    {
      address,
    },
  );

test("a new brief says in its form why it cannot be published", async () => {
  await page.goto(`${newsroom.studio}/intent/create/template=microBrief;type=microBrief/`);
  await expect(textOf("title")).toBeEditable({ timeout: 180_000 });
  await textOf("title").fill(title);
  await textOf("summary").fill("Too short.");
  await page.getByRole("button", { name: /Validation/ }).click();
  const faults = page.getByRole("complementary");
  await expect(faults).toContainText("Must be at least 60 characters long");
  await expect(faults).toContainText("Category");
  await expect(publish()).toBeDisabled();
});

test("its text is written, a picture uploaded with its words, its category chosen", async () => {
  await tab("text");
  await textOf("summary").fill(
    "A long drive is the best talk of the week: nobody looks at you, and nobody can leave.",
  );
  await textOf("whyItMatters").fill(
    "Children say more side by side than face to face, and a drive gives both of you an hour.",
  );
  const body = field("content").getByRole("textbox").first();
  await body.click();
  await body.pressSequentially("Begin with the road, and let the first silence stand.");
  await page.locator('input[type="file"]').first().setInputFiles("docs/home.png");
  await expect(page.locator('img[src*="/images/lantern/"]').first()).toBeVisible({ timeout: 20_000 });
  await field("featuredImage.alt").getByRole("textbox").fill("A lamp on the back seat of a car at night.");
  await tab("about");
  await field("slug").getByRole("button", { name: "Generate" }).click();
  await expect(textOf("slug")).toHaveValue(slug);
  await field("ageGuidance").getByRole("radio").first().check();
  await field("publishedDate").getByTestId("date-input").fill("2026-11-20 08:00");
  await field("reviewedAt").getByTestId("date-input").fill("2026-11-20");
  const category = page.locator("#category");
  await category.fill("Mess");
  await page.getByTestId("autocomplete-popover").getByText("Messaging", { exact: true }).click();
  // Its lists a second editor has filled meanwhile, with those of another brief.
  const lists = await client.fetch<object>(
    `*[_type == "microBrief" && language == "en" && defined(sources)][0]{ topics, relatedActions, sources }`,
  );
  await expect(publish()).toBeDisabled();
  const draft = await client.fetch<string>(`*[_type == "microBrief" && title == $title][0]._id`, { title });
  await client.patch(draft).set(lists).commit();
  // A text of one paragraph is none yet.
  const block = (_key: string, words: string, more: object) => ({
    ...{ _key, _type: "block", style: "normal", markDefs: [] },
    ...{ children: [{ _key: `${_key}s`, _type: "span", text: words, marks: [] }] },
    ...more,
  });
  await client
    .patch(draft)
    .insert("after", "content[-1]", [
      block("road", "On the road", { style: "h2" }),
      block("item", "Leave the radio off for a mile.", { listItem: "bullet", level: 1 }),
    ])
    .commit();
  await expect(publish()).toBeEnabled({ timeout: 30_000 });
});

test("what one editor writes, another who has it open reads", async ({ browser }) => {
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const other = await elsewhere.newPage();
  const [draft] = await client.fetch<string[]>(`*[_type == "microBrief" && slug.current == $slug]._id`, {
    slug,
  });
  await edit((draft ?? "").replace("drafts.", ""), "microBrief", other);
  await tab("text");
  await textOf("title").fill(`${title}, together`);
  await expect(textOf("title", other)).toHaveValue(`${title}, together`, { timeout: 10_000 });
  await textOf("title", other).fill(title);
  await expect(textOf("title")).toHaveValue(title, { timeout: 10_000 });
  await elsewhere.close();
});

test("the preview shows the draft on the site, and readers do not have it", async () => {
  const opened = context.waitForEvent("page");
  await act("Open preview");
  const preview = await opened;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 30_000 });
  await expect(preview.getByRole("img", { name: /A lamp on the back seat/ })).toBeVisible();
  expect(await statusOf(`/micro-briefs/${slug}`)).toBe(404);
  await preview.close();
});

test("published, it is on the site: its page, the list, the sitemap and the search", async () => {
  await publishUntil(async () => (await statusOf(`/micro-briefs/${slug}`)) === 200);
  expect(await isNamedIn(`/micro-briefs/${slug}`, "let the first silence stand")).toBe(true);
  await expect.poll(() => isNamedIn("/micro-briefs", title)).toBe(true);
  await expect.poll(() => isNamedIn("/sitemap.xml", slug)).toBe(true);
  await expect.poll(() => isNamedIn("/search?q=lantern+drive", `/micro-briefs/${slug}`)).toBe(true);
});

test("under another address, the old one leads to it", async () => {
  await tab("about");
  await textOf("slug").fill("lantern-on-the-road");
  await publishUntil(async () => (await statusOf("/micro-briefs/lantern-on-the-road")) === 200);
  await expect
    .poll(async () => (await read(`/micro-briefs/${slug}`)).location)
    .toContain("/micro-briefs/lantern-on-the-road");
});

test("a copy of a renamed piece claims none of its addresses", async () => {
  const id = await idOf("lantern-on-the-road");
  await edit(id);
  await act("Duplicate");
  const copies = () =>
    client.fetch<({ _id: string } & Record<string, unknown>)[]>(
      `*[_type == "microBrief" && title == $title && !(_id in [$id, $draft])]{ _id, formerSlugs, firstSlug, firstPublished }`,
      { title, id, draft: `drafts.${id}` },
    );
  await expect.poll(async () => (await copies()).length, { timeout: 20_000 }).toBe(1);
  const [copy] = await copies();
  expect(copy).toMatchObject({ formerSlugs: null, firstSlug: null, firstPublished: null });
  expect(await client.fetch(`*[_id == $id][0]{ formerSlugs, firstSlug, firstPublished }`, { id })).toEqual({
    formerSlugs: [slug],
    firstSlug: slug,
    firstPublished: expect.any(String),
  });
  await client.delete(copy?._id ?? "");
});

test("an address may be that of another language, and of no other piece in its own", async () => {
  await edit("page-careers-es", "page");
  const own = await textOf("title").inputValue();
  await textOf("title").fill(`${own}, said anew`);
  await expect(publish()).toBeEnabled({ timeout: 20_000 });
  await tab("about");
  for (const [address, fault] of [
    ["guides", "already in use"],
    ["GPT-4.5", "only a-z, 0-9 and single hyphens"],
  ] as const) {
    await textOf("slug").fill(address);
    await page.getByRole("button", { name: /Validation/ }).click();
    await expect(page.getByRole("complementary")).toContainText(fault, { timeout: 20_000 });
    await expect(publish()).toBeDisabled();
    await page.getByRole("button", { name: /Validation/ }).click();
  }
  await textOf("slug").fill("careers");
  await publishUntil(() => isNamedIn("/es/careers", "said anew"), "page");
});

test("the history brings an earlier version back", async () => {
  const id = await idOf("lantern-on-the-road");
  await edit(id);
  await tab("text");
  await textOf("title").fill("Something else altogether");
  await publishUntil(() => isNamedIn("/micro-briefs/lantern-on-the-road", "Something else altogether"));
  await page.getByTestId("pane-context-menu-button").last().click();
  await page.getByRole("menuitem", { name: /History/ }).click();
  await page.getByText("Published", { exact: true }).nth(2).click();
  await expect(textOf("title")).toHaveValue(title, { timeout: 20_000 });
  await page.getByRole("button", { name: "Revert to revision" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect
    .poll(() => client.fetch<string>(`*[_id == $id][0].title`, { id: `drafts.${id}` }), { timeout: 20_000 })
    .toBe(title);
  await edit(id);
  await publishUntil(() => isNamedIn("/micro-briefs/lantern-on-the-road", title));
});

/** Takes the piece out again, from its form. */
async function unpublish(): Promise<void> {
  await page.getByRole("button", { name: "Published", exact: true }).first().click();
  await page
    .getByTestId("action-unpublish")
    .or(page.getByRole("button", { name: "Unpublish" }))
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Unpublish/ })
    .click();
}

const formerSlugs = (id: string) => client.fetch<string[] | null>(`*[_id == $id][0].formerSlugs`, { id });

test("unpublished, it is gone from its address, the list, the sitemap and the search", async () => {
  const id = await idOf("lantern-on-the-road");
  await edit(id);
  await unpublish();
  await expect.poll(() => statusOf("/micro-briefs/lantern-on-the-road"), { timeout: 20_000 }).toBe(404);
  await expect.poll(() => isNamedIn("/micro-briefs", title)).toBe(false);
  await expect.poll(() => isNamedIn("/sitemap.xml", "lantern-on-the-road")).toBe(false);
  await expect
    .poll(() => isNamedIn("/search?q=lantern+drive", "/micro-briefs/lantern-on-the-road"))
    .toBe(false);
  await expect
    .poll(() => formerSlugs(`drafts.${id}`), { timeout: 20_000 })
    .toEqual([slug, "lantern-on-the-road"]);
});

test("out again under another address, the one it was withdrawn from leads to it", async () => {
  const [draft = ""] = await client.fetch<string[]>(`*[_type == "microBrief" && title == $title]._id`, {
    title,
  });
  const id = draft.replace("drafts.", "");
  await edit(id);
  await tab("about");
  await textOf("slug").fill("lantern-by-night");
  await publishUntil(async () => (await statusOf("/micro-briefs/lantern-by-night")) === 200);
  await expect
    .poll(async () => (await read("/micro-briefs/lantern-on-the-road")).location)
    .toContain("/micro-briefs/lantern-by-night");
  await edit(id);
  await unpublish();
  await expect.poll(() => formerSlugs(`drafts.${id}`), { timeout: 20_000 }).toContain("lantern-by-night");
  await edit(id);
  await tab("about");
  await textOf("slug").fill("lantern-on-the-road");
  await expect
    .poll(() => client.fetch(`*[_id == $id][0].slug.current`, { id: `drafts.${id}` }), { timeout: 20_000 })
    .toBe("lantern-on-the-road");
});

test("with a date ahead, it comes out by itself", async () => {
  const [draft = ""] = await client.fetch<string[]>(
    `*[_type == "microBrief" && slug.current == "lantern-on-the-road"]._id`,
  );
  await edit(draft.replace("drafts.", ""));
  await tab("about");
  const due = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 60_000);
  await field("publishedDate")
    .getByTestId("date-input")
    .fill(due.toISOString().slice(0, 16).replace("T", " "));
  await expect(publish()).toBeEnabled({ timeout: 20_000 });
  await publish().click();
  await expect.poll(() => idOf("lantern-on-the-road"), { timeout: 20_000 }).toBeTruthy();
  expect(await statusOf("/micro-briefs/lantern-on-the-road")).toBe(404);
  await expect
    .poll(() => statusOf("/micro-briefs/lantern-on-the-road"), { intervals: [500], timeout: 190_000 })
    .toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
  expect(await formerSlugs(await idOf("lantern-on-the-road"))).toEqual([slug, "lantern-by-night"]);
  say("out after its moment", due.getTime(), Date.now());
});

test("what others point at is not deleted, and its form says which they are", async () => {
  await edit("category-messaging", "category");
  await act("Delete");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Other documents name it", { timeout: 20_000 });
  await expect(dialog.getByRole("link").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: /Delete/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  expect(await client.getDocument("category-messaging")).toBeTruthy();
});

test("a translation that only its group names is withdrawn, and is out again when it is published", async () => {
  const id = "brief-ai-companions-de";
  const german = await client.getDocument<{ slug: { current: string } }>(id);
  const address = `/de/micro-briefs/${german?.slug.current ?? ""}`;
  expect(await statusOf(address)).toBe(200);
  await edit(id);
  await unpublish();
  await expect.poll(() => statusOf(address), { timeout: 20_000 }).toBe(404);
  await edit(id);
  await publishUntil(async () => (await statusOf(address)) === 200);
});

test("the plugin makes a translation; the desk lists what is missing and what is older than its original", async () => {
  const list = (language: string, name: string) =>
    page.goto(
      `${newsroom.studio}/structure/microBrief;microBrief-${language};microBrief-${language}-${name}`,
    );
  const isListed = (words: string) =>
    expect(page.getByTestId("document-list-pane").last().getByText(words).first()).toBeVisible({
      timeout: 90_000,
    });
  await list("fr", "missing");
  await isListed(title);
  await edit(await idOf("lantern-on-the-road"));
  await page.getByRole("button", { name: "Translations" }).click();
  await page.getByRole("button", { name: /Français/ }).click();
  const languages = `*[_type == "microBrief" && title == $title] | order(language asc).language`;
  await expect
    .poll(() => client.fetch<string[]>(languages, { title }), { timeout: 20_000 })
    .toEqual(["en", "fr"]);
  const history = `*[_type == "microBrief" && title == $title && language == "fr"][0]{ formerSlugs, firstSlug, firstPublished, formerReviews }`;
  expect(await client.fetch(history, { title })).toEqual({
    formerSlugs: null,
    firstSlug: null,
    firstPublished: null,
    formerReviews: null,
  });
  expect(await isNamedIn("/micro-briefs/lantern-on-the-road", title)).toBe(true);
  await list("fr", "all");
  await isListed(title);
  await list("fr", "missing");
  const missing = page.getByTestId("document-list-pane").last();
  await expect(missing.locator("a[href*='editor']").or(missing.getByRole("link")).first()).toBeVisible();
  await expect(missing.getByText(title)).toHaveCount(0);

  // Begun and discarded, it is as if it had not been begun.
  const begun = await client.fetch<string>(
    `*[_type == "microBrief" && title == $title && language == "fr"][0]._id`,
    { title },
  );
  await edit(begun.replace("drafts.", ""));
  await act("Discard changes");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Discard/ })
    .click();
  await expect
    .poll(() => client.fetch<number>(`count(*[references($id)])`, { id: begun.replace("drafts.", "") }), {
      timeout: 20_000,
    })
    .toBe(0);
  await list("fr", "missing");
  await isListed(title);

  const translated = await client.fetch<{ _id: string; title: string; original: string }>(
    `*[_type == "microBrief" && language == "es" && defined(translationOf)][0] {
      _id,
      title,
      "original": *[_type == "translation.metadata" && ^._id in translations[].value._ref][0].translations[language == "en"][0].value._ref
    }`,
  );
  await client
    .patch(translated.original)
    .set({ summary: "Said anew, so that the Spanish is older." })
    .commit();
  await list("es", "old");
  await isListed(translated.title);

  await edit(translated._id.replace("drafts.", ""));
  await act("Compared with the English");
  await expect(page.getByRole("dialog")).toContainText("says what the English says now", { timeout: 20_000 });
  await page.keyboard.press("Escape");
  const revision = await client.fetch<string>(`*[_id == $id][0]._rev`, { id: translated.original });
  await publishUntil(
    async () =>
      (await client.fetch<string>(`*[_id == $id][0].translationOf._rev`, { id: translated._id })) ===
      revision,
  );
});

test("what has no page of its own is looked at where readers see it", async () => {
  const [topic] = await client.fetch<{ _id: string; slug: string }[]>(
    `*[_type == "topic" && language == "en" && !(_id in path("drafts.**"))][0...1]{ _id, "slug": slug.current }`,
  );
  const places: [type: string, id: string, field: string, address: string][] = [
    ["helpLine", "helpLine-fr-3919", "name", "/fr/help-lines#help-fr"],
    ["category", "category-messaging", "title", "/?category=messaging#samples"],
    ["topic", topic?._id ?? "", "title", `/?topic=${topic?.slug ?? ""}#samples`],
    ["siteSettings", "siteSettings", "operatorName", "/how-our-texts-are-made"],
  ];
  for (const [type, id, own, address] of places) {
    await page.goto(`${newsroom.studio}/intent/edit/id=${id};type=${type}`);
    await expect(textOf(own)).toBeEditable({ timeout: 120_000 });
    const opened = context.waitForEvent("page");
    await act("Open preview");
    const preview = await opened;
    await expect(preview).toHaveURL(newsroom.site + address, { timeout: 30_000 });
    await expect(preview.locator("a[href^='/api/draft-mode/disable']")).toBeVisible();
    await preview.close();
  }
});

test("a new document is in the language of the list in which it is made, and otherwise in English", async () => {
  const made = async (list: string, name: string) => {
    await page.goto(`${newsroom.studio}/structure/glossaryTerm;${list}`);
    await page.getByTestId("action-intent-button").last().click();
    await expect(textOf("term")).toBeEditable({ timeout: 60_000 });
    await textOf("term").fill(name);
    const languageOf = `*[_type == "glossaryTerm" && term == $name][0].language`;
    await expect.poll(() => client.fetch(languageOf, { name }), { timeout: 20_000 }).toBeTruthy();
    return client.fetch<string>(languageOf, { name });
  };
  expect(await made("glossaryTerm-es;glossaryTerm-es-all", "farolear de noche")).toBe("es");
  expect(await made("glossaryTerm", "lamping about")).toBe("en");
  await page.goto(`${newsroom.studio}/structure/glossaryTerm;glossaryTerm-es;glossaryTerm-es-missing`);
  await expect(page.getByTestId("document-list-pane").last()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId(/action-intent-button/)).toHaveCount(0);
});

test("in Presentation one edits what one sees, and either side follows the other", async () => {
  const frame: FrameLocator = page.locator("iframe").first().contentFrame();
  const heading = frame.getByRole("heading", { level: 1 });
  await page.goto(`${newsroom.studio}/presentation?preview=/micro-briefs/lantern-on-the-road`);
  await expect(heading).toHaveText(title, { timeout: 120_000 });
  await expect(textOf("title")).toHaveValue(title, { timeout: 60_000 });
  // The tool has heard of the page in its frame; until then it would not be told of an edit.
  await expect(page.locator("[data-ui='Switch'] input").first()).toBeEnabled({ timeout: 60_000 });
  await page.getByRole("button", { name: "Used on 2 pages" }).click();
  await expect(page.getByText("/micro-briefs/lantern-on-the-road").last()).toBeVisible();

  await textOf("title").fill("Typed beside the page");
  await expect(heading).toHaveText("Typed beside the page", { timeout: 20_000 });
  const stored = await nextChange(`*[_type == "microBrief"]`);
  const typedAt = performance.now();
  await textOf("title").fill("Typed once more");
  const storedAt = await stored.at;
  await expect(heading).toHaveText("Typed once more", { timeout: 20_000 });
  say("a draft in the lake after it was typed", typedAt, storedAt);
  say("shown in the frame after that", storedAt, performance.now());

  await frame.getByRole("link", { name: "Micro-briefs" }).first().click();
  await frame.locator('main a[href="/micro-briefs/video-calls-with-grandparents"]').first().click();
  await expect(page).toHaveURL(/presentation\/microBrief\/brief-video-calls-with-grandparents/, {
    timeout: 30_000,
  });
  await expect(textOf("title")).toHaveValue(/grandparents/i);
  await page.getByRole("button", { name: "Used on 2 pages" }).click();
  // The Studio's links have no addresses here.
  await page.getByText("Micro-briefs", { exact: true }).last().click();
  await expect(heading).toHaveText(/briefs/i, { timeout: 20_000 });
});

test("the Studio hands nothing to pages of other origins", async () => {
  const headers = { origin: "https://evil.example" };
  const answer = await fetch(`${newsroom.studio}/project.ts`, { headers });
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});
