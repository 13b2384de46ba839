import { getTranslations } from "next-intl/server";
import { ActionCard } from "@/components/publication/action/action-card";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { PageTitle } from "@/components/publication/piece/page-title";
import { ListFilter } from "@/components/publication/list/list-filter";
import { ListFilterIsland } from "@/components/publication/list/list-filter.island";
import { NoMatch } from "@/components/publication/list/no-match";
import { PageLinks } from "@/components/publication/list/page-links";
import { SitePage } from "@/components/site/site-page";
import { StaticPart } from "@/components/site/static-part";
import { readActions } from "#lib/publication/content/action";
import { difficulties } from "#lib/publication/content/schema/vocabulary";
import { actionPath, kinds } from "#lib/publication/content/kinds";
import { holdsText } from "#lib/publication/search/text-match";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { cardPaging, pageOf, pageParameter } from "#lib/base/addresses/paging";
import { itemListJsonLd } from "#lib/seo/json-ld";

type Props = { query?: string | null; difficulty?: string | null; page?: string | null };
const path = kinds.microAction.list;

/** All actions as cards. Those that do not match are rendered but hidden, so that the island can show them. */
export async function ActionListPage({ query = null, difficulty = null, page = null }: Props) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const actions = await readActions(locale);
  const groups = difficulties.map((value) => ({ key: value, value, title: t(`common.difficulty.${value}`) }));
  const chosen = groups.find(({ value }) => value === difficulty) ?? null;
  const cards = actions.map((action) => ({
    action,
    isShown:
      holdsText(query ?? "", action.title, action.excerpt) &&
      (chosen === null || action.difficulty === chosen.value),
  }));
  const matching = cards.filter(({ isShown }) => isShown);
  const shown = matching.length;
  const { items: onPage, ...pages } = pageOf(matching, page, cards.length, cardPaging);
  const items = onPage.map(({ action: { title, slug, language } }) => ({
    name: title,
    path: actionPath(slug),
    language,
  }));
  const part = { all: shown, before: (pages.number - 1) * cardPaging.size };
  const filters = { q: query, difficulty: chosen?.value };
  return (
    <SitePage
      path={path}
      address={withQuery(path, { ...filters, page: pageParameter(pages.number) })}
      trail={[{ name: t("content.action.listTitle"), path }]}
      things={[itemListJsonLd(path, items, locale, part)]}
    >
      <PageTitle title={t("content.action.listTitle")} lead={t("content.action.listLead")} />
      {actions.length === 0 ? (
        <EmptyNotice title={t("content.action.empty")} />
      ) : (
        <>
          <ListFilter
            path={path}
            searchLabel={t("reading.list.searchActions")}
            query={query}
            parameter="difficulty"
            groupLabel={t("reading.list.byDifficulty")}
            allLabel={t("reading.list.allDifficulties")}
            isInPlace={pages.isWhole}
            groups={groups}
            chosen={chosen}
            shown={shown}
            total={actions.length}
          />
          <StaticPart>
            <div className="grid-cards">
              {(pages.isWhole ? cards : onPage).map(({ action, isShown }) => (
                <ActionCard key={action._id} action={action} among={actions} hidden={!isShown} />
              ))}
            </div>
          </StaticPart>
          <NoMatch
            path={path}
            title={t("content.action.empty")}
            isShown={shown === 0}
            isInPlace={pages.isWhole}
          />
          {pages.isWhole ? <ListFilterIsland /> : <PageLinks path={path} filters={filters} {...pages} />}
        </>
      )}
    </SitePage>
  );
}
