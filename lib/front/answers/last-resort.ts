/** The page for when nothing else can be rendered, or may be: self-contained, in the site's look, with a way back. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { languages, locales, type Locale } from "#lib/base/i18n/locales";
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { escapeHtml } from "#lib/base/text/escape-html";

const told = z.object({ title: z.string(), text: z.string() });
const errors = z.object({
  generic: z.string(),
  page: z.object({ text: z.string() }),
  busy: told,
  crowded: told,
  unsent: z.object({
    busy: told,
    unavailable: told,
    tooLong: told,
    refused: told,
    failed: z.object({ text: z.string() }),
    again: z.string(),
    back: z.string(),
  }),
});
const common = z.object({ retry: z.string(), notFound: z.object({ home: z.string() }) });

const read = <T>(shape: z.ZodType<T>, locale: Locale, file: string): T =>
  shape.parse(JSON.parse(readFileSync(path.join(process.cwd(), "messages", locale, file), "utf8")));

/** What was asked for: a page; or, from a page, what its link leads to, or what its form was sent for. */
type Asked = "page" | "link" | "form";

/**
 * The page for a path and a status. The path is that of the page that was asked for, which can be asked for again; after a link or
 * a form, which have no page of their own, it is that of the page to go back to.
 */
export type LastResort = (path: string, status: number, asked?: Asked) => Buffer;

/** Reads the texts of every language once. */
export function createLastResort(siteName: string): LastResort {
  const known = new Map(locales.map((locale) => [locale, pagesIn(locale, siteName)]));
  return (requested, status, asked = "page") => {
    const pages = known.get(splitLocale(requested).locale);
    if (!pages) return Buffer.alloc(0);
    return asked === "page" ? pages.ofPage(status) : pages.ofUnsent(requested, status, asked);
  };
}

type Way = { href: string; label: string };

function pagesIn(locale: Locale, siteName: string) {
  const { generic, page, busy, crowded, unsent } = read(errors, locale, "errors.json");
  const { retry, notFound } = read(common, locale, "common.json");
  const home = { href: localePath("/", locale), label: notFound.home };
  const pageOf = (title: string, texts: readonly string[], ways: readonly Way[]) =>
    Buffer.from(pageIn(locale, { siteName, title, texts, ways }));
  const retried = [{ href: "", label: retry }, home];
  const failed = pageOf(generic, [page.text], retried);
  const busyPage = pageOf(busy.title, [busy.text], retried);
  const crowdedPage = pageOf(crowded.title, [crowded.text], retried);

  const unsentWords = (status: number) => {
    if (status === 429) return unsent.busy;
    if (status === 503) return unsent.unavailable;
    if (status === 413) return unsent.tooLong;
    return status < 500 ? unsent.refused : { title: generic, text: unsent.failed.text };
  };
  return {
    /** With 429, the reader asks for too much; with 503, all readers together do. */
    ofPage: (status: number) => (status === 429 ? busyPage : status === 503 ? crowdedPage : failed),
    ofUnsent: (from: string, status: number, asked: Exclude<Asked, "page">) => {
      const { title, text } = unsentWords(status);
      const mayRepeat = asked === "form" && (status === 429 || status === 503);
      const back = from === home.href ? [] : [{ href: from, label: unsent.back }];
      return pageOf(title, mayRepeat ? [text, unsent.again] : [text], [...back, home]);
    },
  };
}

type Shown = { siteName: string; title: string; texts: readonly string[]; ways: readonly Way[] };

function pageIn(locale: Locale, { siteName, title, texts, ways }: Shown): string {
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  const links = ways
    .map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
    .join("");
  return `<!DOCTYPE html><html lang="${languages[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title><style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;background:light-dark(#f7f8f5,#0d1222);color:light-dark(#10182f,#eceef6);font:400 1.0625rem/1.6 system-ui,sans-serif}
main{max-width:38rem;margin-inline:auto;padding:2rem 1.5rem;width:100%;box-sizing:border-box}
p.brand{font-weight:700;font-size:1.5rem;margin:0 0 2rem}
h1{font-size:clamp(2rem,1.5rem + 2.2vw,2.9rem);line-height:1.1;letter-spacing:-.02em;margin:0 0 1rem;text-wrap:balance}
h1 span{background:linear-gradient(transparent 62%,#ffd94a 62%)}
@media (prefers-color-scheme:dark){h1 span{background:linear-gradient(transparent 86%,#ffd94a 86%)}}
nav{display:flex;flex-wrap:wrap;gap:1rem;margin-top:2rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:1.1rem;border:1.5px solid;border-radius:4px;color:inherit;font-weight:600;text-decoration:none}
a:first-child{background:light-dark(#10182f,#eceef6);color:light-dark(#f7f8f5,#0d1222)}
a:focus-visible{outline:3px solid light-dark(#2f2bc4,#a9b4ff);outline-offset:3px}
</style></head><body><main><p class="brand">${escapeHtml(siteName)}</p><h1><span>${escapeHtml(title)}</span></h1>${paragraphs}<nav>${links}</nav></main></body></html>`;
}
