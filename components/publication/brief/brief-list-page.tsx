import { getTranslations } from "next-intl/server";
import { BriefCard } from "@/components/publication/brief/brief-card";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { PageTitle } from "@/components/publication/piece/page-title";
import { ListFilter } from "@/components/publication/list/list-filter";
import { ListFilterIsland } from "@/components/publication/list/list-filter.island";
import { NoMatch } from "@/components/publication/list/no-match";
import { SitePage } from "@/components/site/site-page";
import { readBriefs } from "#lib/publication/content/brief";
import { holdsText } from "#lib/publication/search/text-match";
import { readCategories } from "#lib/publication/content/topic";
import { briefPath, kinds } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { itemListJsonLd } from "#lib/seo/json-ld";

type Props = { query?: string | null; category?: string | null };
const path = kinds.microBrief.list;

/** All briefs as cards; those that do not match are there, but hidden, so that the island can bring them back. */
export async function BriefListPage({ query = null, category = null }: Props) {
  const t = await getTranslations();
  const [briefs, categories] = await Promise.all([readBriefs(), readCategories()]);
  const groups = categories
    .filter(({ _id }) => briefs.some((brief) => brief.category?._id === _id))
    .map(({ slug, title, _id }) => ({ key: slug, value: slug, title, _id }));
  const chosen = groups.find(({ value, _id }) => value === category || _id === category) ?? null;
  const cards = briefs.map((brief) => ({
    brief,
    isShown:
      holdsText(query ?? "", brief.title, brief.summary) &&
      (chosen === null || brief.category?.slug === chosen.value),
  }));
  const shown = cards.filter(({ isShown }) => isShown).length;
  const items = cards
    .filter(({ isShown }) => isShown)
    .map(({ brief: { title, slug } }) => ({ name: title, path: briefPath(slug) }));
  return (
    <SitePage
      path={path}
      trail={[{ name: t("content.brief.listTitle"), path }]}
      things={[itemListJsonLd(path, items, await currentLocale())]}
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
            groups={groups}
            chosen={chosen}
            shown={shown}
            total={briefs.length}
          />
          <div className="grid-cards">
            {cards.map(({ brief, isShown }) => (
              <BriefCard key={brief._id} brief={brief} hidden={!isShown} />
            ))}
          </div>
          <NoMatch path={path} title={t("content.brief.empty")} isShown={shown === 0} />
          <ListFilterIsland />
        </>
      )}
    </SitePage>
  );
}
