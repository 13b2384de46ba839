import { getTranslations } from "next-intl/server";
import { StaticPart } from "@/components/site/static-part";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import { kinds } from "#lib/publication/content/kinds";
import { readPageNames } from "#lib/publication/content/page";
import {
  foldSitePages,
  sitePagesAskedFor,
  type FoldedPage,
  type SitePage,
} from "#lib/publication/search/site-pages";
import { readWordRules, type WordRules } from "#lib/publication/search/word-rules";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: string };

/** Links to the pages of the site itself that a search asks for, which are no results; nothing for most searches. */
export async function OnThisSite({ query }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations("content.search.site");
  const rules = await readWordRules(locale);
  const pages = sitePagesAskedFor(query, await readSitePages(locale, rules), rules);
  if (pages.length === 0) return null;
  return (
    <StaticPart>
      <nav aria-label={t("title")} className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="meta">{t("title")}</p>
        {pages.map(({ path, title, language }) => (
          <a
            key={path}
            className="inline-flex min-h-11 items-center"
            href={localePath(path, locale)}
            lang={langOf({ language })}
          >
            {title}
          </a>
        ))}
      </nav>
    </StaticPart>
  );
}

type NamedPage = SitePage & { language: Locale };
const known = new WeakMap<readonly NamedPage[], readonly FoldedPage<NamedPage>[]>();

/** The pages that stand in code, those of the footer, and the notes. Folded once for a language, until the notes are read anew. */
async function readSitePages(locale: Locale, rules: WordRules): Promise<readonly FoldedPage<NamedPage>[]> {
  // Without them the others are still a way on.
  const written = await readPageNames(locale).catch(() => []);
  const folded = known.get(written) ?? foldSitePages([...(await fixedPages(locale)), ...written], rules);
  known.set(written, folded);
  return folded;
}

async function fixedPages(locale: Locale): Promise<NamedPage[]> {
  const t = await getTranslations();
  const fixed = (path: string, title: string, phrases: string) => ({
    path,
    title,
    language: locale,
    phrases: [title, ...phrases.split(",")],
  });
  return [
    fixed(helpLinesPath, t("help-lines.title"), t("content.search.site.helpLines")),
    fixed("/newsletter", t("forms.newsletter.pageTitle"), t("content.search.site.newsletter")),
    fixed("/letters", t("letters.title"), t("content.search.site.letters")),
    fixed("/do-not-call", t("calls.doNotCall.title"), t("content.search.site.doNotCall")),
    fixed("/saved", t("library.list.pageTitle"), t("content.search.site.saved")),
    fixed(kinds.printable.list, t("content.printable.listTitle"), t("content.search.site.printables")),
    fixed("/privacy", t("footer.privacy"), t("content.search.site.privacy")),
    fixed("/feed.xml", t("cta.feeds.rss"), t("content.search.site.feed")),
    fixed("/about", t("footer.about"), t("content.search.site.about")),
    fixed("/how-it-works", t("footer.howItWorks"), t("content.search.site.how")),
  ];
}
