import { expect, test } from "@playwright/test";
import type { DatasetDocument } from "#lib/local/query-documents";
import { locales } from "#lib/base/i18n/locales";
import { siteUrl } from "@/scripts/site-under-test";
import { bareFloor, weighPage } from "@/tests/bench/page-weight";
import { ownDataset } from "@/tests/support/sites/own-dataset";
import { markupOf } from "@/tests/support/requests/pages";
import { shippedPath } from "@/tests/support/requests/shipped-path";
import { startSiteCopy } from "@/tests/support/sites/site-copy";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const kib = 1024;
const brief = "/micro-briefs/group-chat-you-cant-leave";
const contentPages = [
  brief,
  "/micro-actions/set-quiet-hours-together",
  "/glossary/rizz",
  "/tracks/first-screens",
  "/micro-briefs",
  "/micro-actions",
  "/tracks",
  "/about",
  "/faq",
  "/help-lines",
  "/printables",
  "/printables/phone-agreement",
  "/how-it-works",
];

/** How many terms a glossary shows. */
const termsIn = (html: string) => markupOf(html).match(/<dt/g)?.length ?? 0;

/** Made-up terms that fill the English glossary up to a number, each with other words in another order. */
function furtherTerms(documents: readonly DatasetDocument[], wanted: number): DatasetDocument[] {
  const terms = documents.filter(
    ({ _type, language = "en" }) => _type === "glossaryTerm" && language === "en",
  );
  const words = terms.flatMap(({ definition, parentTranslation }) =>
    `${String(definition)} ${String(parentTranslation)}`.split(" "),
  );
  // Every word of the glossary once more, in steps that share no factor with their number.
  let at = 0;
  const take = (count: number) =>
    Array.from({ length: count }, () => words[(at += 7_919) % words.length] ?? "").join(" ");
  return Array.from({ length: wanted - terms.length }, (_, index) => {
    const like = terms[index % terms.length];
    const count = (text: unknown) => String(text).split(" ").length;
    return {
      ...like,
      _id: `term-further-${index}`,
      _type: "glossaryTerm",
      term: `${take(1).replaceAll(/\W/g, "") || "Term"} ${index}`,
      slug: { _type: "slug", current: `further-${index}` },
      definition: take(count(like?.definition)),
      parentTranslation: take(count(like?.parentTranslation)),
      formerSlugs: [],
    };
  });
}

test("content pages load at most 8 KiB of script more than a bare page, home, search and glossary 20", async () => {
  const floor = bareFloor();
  for (const path of contentPages)
    expect((await weighPage(siteUrl, path)).js - floor, path).toBeLessThanOrEqual(8 * kib);
  for (const path of ["/", "/search", "/glossary"])
    expect((await weighPage(siteUrl, path)).js - floor, path).toBeLessThanOrEqual(20 * kib);
});

test("the forms that lead in load at most 136 KiB of script more than a bare page, most of it Clerk's", async () => {
  const floor = bareFloor();
  // Some 80 KiB are Clerk's browser code and 50 its part in React. Neither the code that draws a QR code nor what is for
  // signed-in readers has a place beside them.
  for (const path of ["/sign-in", "/sign-up"])
    expect((await weighPage(siteUrl, path)).js - floor, path).toBeLessThanOrEqual(136 * kib);
});

test("documents with their page data: a brief 12 KiB brotli, with its help lines or where its settings stand too, a track 12, home 27, the glossary 28 for each 200 words", async () => {
  const weight = await weighPage(siteUrl, "/micro-briefs/first-messages-before-a-phone");
  expect(weight.words).toBeGreaterThan(650);
  expect(weight.htmlBr).toBeLessThanOrEqual(12 * kib);
  // Its care box names the help lines of six countries.
  expect((await weighPage(siteUrl, brief)).htmlBr).toBeLessThanOrEqual(12 * kib);
  // A sequence, a check and a sheet to print.
  expect((await weighPage(siteUrl, "/tracks/first-phone-year")).htmlBr).toBeLessThanOrEqual(12 * kib);
  // A path to a setting, with its screens drawn.
  const withPaths = await weighPage(siteUrl, "/micro-briefs/playstation-family-settings");
  expect(withPaths.htmlBr).toBeLessThanOrEqual(12 * kib);
  expect((await weighPage(siteUrl, "/")).htmlBr).toBeLessThanOrEqual(27 * kib);
  const words = termsIn(await (await fetch(`${siteUrl}/glossary`)).text());
  expect((await weighPage(siteUrl, "/glossary")).htmlBr / words).toBeLessThanOrEqual((28 * kib) / 200);
});

/** What a server may send before the first answer to it: ten segments of 1,460 bytes (RFC 6928, section 2). */
const firstFlight = 14_600;

test("a brief, an action, a track and a search come whole in a server's first flight, with their headers", async () => {
  for (const path of [brief, ...contentPages.slice(1, 4), "/search?q=phone"]) {
    const { htmlBr } = await weighPage(siteUrl, path);
    const { headers } = await fetch(siteUrl + path);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
    expect(htmlBr + lines.join("").length, path).toBeLessThanOrEqual(firstFlight);
  }
});

test("home, a brief and the glossary keep their weights in every language", async () => {
  for (const locale of locales) {
    const weigh = (path: string) => weighPage(siteUrl, shippedPath(path, locale));
    expect((await weigh("/")).htmlBr, locale).toBeLessThanOrEqual(27 * kib);
    // A translation is up to a tenth longer than its original.
    expect((await weigh("/micro-briefs/first-messages-before-a-phone")).htmlBr, locale).toBeLessThanOrEqual(
      (locale === "en" ? 12 : 13) * kib,
    );
    const glossary = await fetch(siteUrl + shippedPath("/glossary", locale));
    const words = termsIn(await glossary.text());
    expect((await weigh("/glossary")).htmlBr / words, locale).toBeLessThanOrEqual((28 * kib) / 200);
  }
});

test("the glossary with 500 terms is at most 65 KiB brotli, page data included", async () => {
  const site = await startSiteCopy({}, { isUnrendered: true });
  try {
    const documents = shippedLibrary();
    ownDataset(site.folder)([...documents, ...furtherTerms(documents, 500)]);
    expect(termsIn(await (await fetch(`${site.url}/glossary`)).text())).toBe(500);
    expect((await weighPage(site.url, "/glossary")).htmlBr).toBeLessThanOrEqual(65 * kib);
  } finally {
    await site.stop();
  }
});

test("styles and the one font stay small", async () => {
  // What a sheet to print adds has a limit of its own, below.
  const withSheet = ["/tracks/first-screens", "/printables/phone-agreement"];
  for (const path of ["/", ...contentPages, "/glossary", "/search?q=phone"]) {
    const weight = await weighPage(siteUrl, path);
    expect(weight.css, path).toBeGreaterThan(0);
    expect(weight.css, path).toBeLessThanOrEqual((withSheet.includes(path) ? 15 : 12) * kib);
    expect(weight.fontFiles, path).toBe(1);
    expect(weight.fonts, path).toBeLessThanOrEqual(50 * kib);
  }
});

test("a sheet to print brings at most 3 KiB of styles of its own", async () => {
  const [plain, sheet] = [
    await weighPage(siteUrl, brief),
    await weighPage(siteUrl, "/printables/phone-agreement"),
  ];
  expect(sheet.css).toBeGreaterThan(plain.css);
  expect(sheet.css - plain.css).toBeLessThanOrEqual(3 * kib);
  expect(sheet.htmlBr).toBeLessThanOrEqual(12 * kib);
});

test("the glossary has at most four elements a term", async ({ page }) => {
  await page.goto("/glossary");
  const { terms, elements } = await page.locator("dl.terms").evaluateAll((lists) => ({
    terms: lists.reduce((sum, list) => sum + list.children.length, 0),
    elements: lists.reduce((sum, list) => sum + list.querySelectorAll("*").length, 0),
  }));
  expect(terms).toBeGreaterThan(160);
  expect(elements / terms).toBeLessThanOrEqual(4);
});

for (const [line, delay] of [
  ["at once", 0],
  ["with its font a second late", 1_000],
] as const)
  test(`nothing moves while a page arrives ${line}, on a phone and on a desk`, async ({ page }) => {
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      const moved: string[] = [];
      (globalThis as { moved?: string[] }).moved = moved;
      const edges = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          const from = sources.map(
            ({ node, previousRect, currentRect }) =>
              `"${node?.textContent?.slice(0, 40)}" from ${edges(previousRect)} to ${edges(currentRect)}`,
          );
          moved.push([value, ...from].join("; "));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    let fonts = 0;
    await page.route(/\.woff2$/, async (route) => {
      fonts += 1;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    for (const width of [390, 1280])
      for (const path of ["/", "/micro-actions", "/about", "/tracks", brief, "/glossary"]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path, { waitUntil: "networkidle" });
        expect(
          await page.evaluate(() => (globalThis as { moved?: string[] }).moved),
          `${path} at ${width}`,
        ).toEqual([]);
      }
    expect(fonts).toBeGreaterThan(0);
  });
