import { getTranslations } from "next-intl/server";
import { BriefCard } from "@/components/publication/brief/brief-card";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { PageTitle } from "@/components/publication/piece/page-title";
import { ListFilter } from "@/components/publication/list/list-filter";
import { ListFilterIsland } from "@/components/publication/list/list-filter.island";
import { NoMatch } from "@/components/publication/list/no-match";
import { PageLinks } from "@/components/publication/list/page-links";
import { SitePage } from "@/components/site/site-page";
import { StaticPart } from "@/components/site/static-part";
import { readBriefs } from "#lib/publication/content/brief";
import { holdsText } from "#lib/publication/search/text-match";
import { namedSubject, readCategories } from "#lib/publication/content/topic";
import { briefPath, kinds } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { cardPaging, pageOf, pageParameter } from "#lib/base/addresses/paging";
import { itemListJsonLd } from "#lib/seo/json-ld";
import { langOf } from "#lib/base/i18n/locales";

type Props = { query?: string | null; category?: string | null; page?: string | null };
const path = kinds.microBrief.list;

/** All briefs as cards. Those that do not match are rendered but hidden, so that the island can show them. */
export async function BriefListPage({ query = null, category = null, page = null }: Props) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const [briefs, categories] = await Promise.all([readBriefs(locale), readCategories(locale)]);
  const groups = categories
    .filter(({ slug }) => briefs.some((brief) => brief.category?.slug === slug))
    .map((category) => ({ ...category, key: category.slug, value: category.slug, lang: langOf(category) }));
  const chosen = await namedSubject(category, groups, locale);
  const cards = briefs.map((brief) => ({
    brief,
    isShown:
      holdsText(query ?? "", brief.title, brief.summary) &&
      (chosen === null || brief.category?.slug === chosen.value),
  }));
  const matching = cards.filter(({ isShown }) => isShown);
  const shown = matching.length;
  const { items: onPage, ...pages } = pageOf(matching, page, cards.length, cardPaging);
  const items = onPage.map(({ brief: { title, slug, language } }) => ({
    name: title,
    path: briefPath(slug),
    language,
  }));
  const part = { all: shown, before: (pages.number - 1) * cardPaging.size };
  const filters = { q: query, category: chosen?.value };
  return (
    <SitePage
      path={path}
      address={withQuery(path, { ...filters, page: pageParameter(pages.number) })}
      trail={[{ name: t("content.brief.listTitle"), path }]}
      things={[itemListJsonLd(path, items, locale, part)]}
    >
      <PageTitle title={t("content.brief.listTitle")} lead={t("content.brief.listLead")} />
      {briefs.length === 0 ? (
        <EmptyNotice title={t("content.brief.empty")} />
      ) : (
        <>
          <ListFilter
            path={path}
            searchLabel={t("reading.list.searchBriefs")}
            query={query}
            parameter="category"
            groupLabel={t("reading.list.byCategory")}
            allLabel={t("reading.list.allCategories")}
            isInPlace={pages.isWhole}
            groups={groups}
            chosen={chosen}
            shown={shown}
            total={briefs.length}
          />
          <StaticPart>
            <div className="grid-cards">
              {(pages.isWhole ? cards : onPage).map(({ brief, isShown }) => (
                <BriefCard key={brief._id} brief={brief} among={briefs} hidden={!isShown} />
              ))}
            </div>
          </StaticPart>
          <NoMatch
            path={path}
            title={t("content.brief.empty")}
            isShown={shown === 0}
            isInPlace={pages.isWhole}
          />
          {pages.isWhole ? <ListFilterIsland /> : <PageLinks path={path} filters={filters} {...pages} />}
        </>
      )}
    </SitePage>
  );
}
