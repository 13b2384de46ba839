/** The page for when nothing else can be rendered, or may be: self-contained, in the site's look, with a way back. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { languages, locales, type Locale } from "#lib/base/i18n/locales";
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { escapeHtml } from "#lib/base/text/escape-html";

const errors = z.object({
  generic: z.string(),
  page: z.object({ text: z.string() }),
  busy: z.object({ title: z.string(), text: z.string() }),
  crowded: z.object({ title: z.string(), text: z.string() }),
});
const common = z.object({ retry: z.string(), notFound: z.object({ home: z.string() }) });

const read = <T>(shape: z.ZodType<T>, locale: Locale, file: string): T =>
  shape.parse(JSON.parse(readFileSync(path.join(process.cwd(), "messages", locale, file), "utf8")));

/** The page for a path: something failed; with 429, the reader asks for too much; with 503, all readers together do. */
export type LastResort = (path: string, status: number) => Buffer;

/** Reads the texts of every language once. */
export function createLastResort(siteName: string): LastResort {
  const pages = new Map(
    locales.map((locale) => {
      const { generic, page, busy, crowded } = read(errors, locale, "errors.json");
      const pageOf = (title: string, text: string) => Buffer.from(pageIn(locale, siteName, title, text));
      return [
        locale,
        {
          failed: pageOf(generic, page.text),
          busy: pageOf(busy.title, busy.text),
          crowded: pageOf(crowded.title, crowded.text),
        },
      ];
    }),
  );
  return (requested, status) =>
    pages.get(splitLocale(requested).locale)?.[
      status === 429 ? "busy" : status === 503 ? "crowded" : "failed"
    ] ?? Buffer.from("");
}

function pageIn(locale: Locale, siteName: string, title: string, text: string): string {
  const { retry, notFound } = read(common, locale, "common.json");
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
</style></head><body><main><p class="brand">${escapeHtml(siteName)}</p><h1><span>${escapeHtml(title)}</span></h1><p>${escapeHtml(text)}</p><nav><a href="">${escapeHtml(retry)}</a><a href="${localePath("/", locale)}">${escapeHtml(notFound.home)}</a></nav></main></body></html>`;
}
