/** Where a setting stands: what a parent with a phone in the other hand reads of it, with no script run. */
import { expect, test } from "vitest";
import { readPage, textOf } from "@/tests/support/requests/pages";
import { shippedPath } from "@/tests/support/requests/shipped-path";
import { siteUnderTest } from "@/tests/support/sites/site";
import { locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

const page = async (path: string) => readPage(path, (await siteUnderTest()).url);
const boxOf = (html: string, title: string) =>
  new RegExp(`<aside aria-label="${title}"[^>]*>(.*?)</aside>`, "s").exec(html)?.[1] ?? "";
const text = (html: string) => textOf(html.replace(/<span aria-hidden="true">.*?<\/span>/gs, "")).trim();

test.each(locales)(
  "%s: a brief and an action give the path in a box with its date and source",
  async (locale) => {
    const { whereItStands: words } = (await readMessages(locale)).content;
    for (const path of [
      "/micro-briefs/iphone-ipad-family-settings",
      "/micro-actions/set-up-iphone-screen-time",
    ]) {
      const { status, html } = await page(shippedPath(path, locale));
      expect(status).toBe(200);
      const box = boxOf(html, words.title);
      expect(box).toContain(words.lead);
      expect(box).toContain(words.systems.ios);
      const [, list = ""] = /<ol[^>]*lang="en"[^>]*>(.*?)<\/ol>/s.exec(box) ?? [];
      expect([...list.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, label = ""]) => text(label))).toEqual([
        "Settings",
        "Screen Time",
        "your child's name",
      ]);
      expect(box).toMatch(/<time dateTime="2026-11-22/i);
      expect(box).toContain('href="https://support.apple.com/en-us/108806"');
      // The help page bears no date, and the box says what ours means.
      expect(box).toContain(words.undated);
    }
  },
);

test("a page's own date stands in place of the day on which it was read", async () => {
  const { whereItStands: words } = (await readMessages("en")).content;
  const box = boxOf((await page("/micro-actions/reset-the-feed")).html, words.title);
  expect(text(box)).toContain("As described on Apr 9, 2024");
  expect(box).not.toContain(words.undated);
});

test("the drawing repeats the labels for eyes alone, and no picture file is loaded for it", async () => {
  const { html } = await page("/micro-actions/set-up-family-link");
  const drawings = [...html.matchAll(/<svg([^>]*aria-hidden="true"[^>]*)>(.*?)<\/svg>/gs)];
  const [, attributes = "", drawing = ""] = drawings.find(([svg]) => svg.includes("Daily limit")) ?? [];
  expect(attributes).toContain('lang="en"');
  const labels = ["Family Link", "your child", "Screen time", "Time limits", "Daily limit"];
  // Each once to tap, and each but the last once as the name of the screen it opens.
  expect([...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, label]) => label)).toEqual([
    ...labels.slice(0, -1),
    ...labels,
  ]);
  expect(drawing).not.toMatch(/<image|href=/);
});

test("a piece that is about no platform has no box", async () => {
  const { whereItStands: words } = (await readMessages("en")).content;
  expect((await page("/micro-actions/make-a-boredom-jar")).html).not.toContain(`aria-label="${words.title}"`);
});
