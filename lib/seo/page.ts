/** What search engines and shared links learn about one of the footer's pages. */
import type { Metadata } from "next";
import type { Page } from "#lib/publication/content/page";
import { objectsOf } from "#lib/publication/content/schema/fault";
import type { Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { documentMetadata } from "#lib/seo/metadata";

/** A page without keywords of its own gets its headings. */
const headingsOf = ({ content }: Page): string[] =>
  objectsOf(content)
    .filter(({ _type, style }) => _type === "block" && /^h\d$/.test(String(style)))
    .map(({ children }) =>
      objectsOf(children)
        .map(({ text }) => (typeof text === "string" ? text : ""))
        .join("")
        .trim(),
    )
    .filter((heading) => heading !== "");

/** The metadata of a page of the site's own, such as About. `versions` are its addresses in all languages. */
export const textPageMetadata = (
  page: Page,
  locale: Locale,
  versions: readonly ContentAddress[],
): Promise<Metadata> =>
  documentMetadata("page", page, locale, versions, {
    title: page.title,
    description: page.description ?? page.title,
    keywords: [page.title, ...headingsOf(page)],
  });
