import { getTranslations } from "next-intl/server";
import { ActionCard } from "@/components/action/action-card";
import { EmptyNotice } from "@/components/content/empty-notice";
import { PageTitle } from "@/components/content/page-title";
import { ListFilter } from "@/components/list/list-filter";
import { ListFilterIsland } from "@/components/list/list-filter.island";
import { NoMatch } from "@/components/list/no-match";
import { SitePage } from "@/components/site/site-page";
import { readActions } from "#lib/content/action";
import { difficulties } from "#lib/content/fields";
import { holdsText } from "#lib/content/text-match";

type Props = { query?: string | null; difficulty?: string | null };
const path = "/micro-actions";

/** All actions as cards; those that do not match are there, but hidden, so that the island can bring them back. */
export async function ActionListPage({ query = null, difficulty = null }: Props) {
  const t = await getTranslations();
  const actions = await readActions();
  const groups = difficulties.map((value) => ({ key: value, value, title: t(`common.difficulty.${value}`) }));
  const chosen = groups.find(({ value }) => value === difficulty) ?? null;
  const cards = actions.map((action) => ({
    action,
    isShown:
      holdsText(query ?? "", action.title, action.excerpt) &&
      (chosen === null || action.difficulty === chosen.value),
  }));
  const shown = cards.filter(({ isShown }) => isShown).length;
  return (
    <SitePage path={path} trail={[{ name: t("content.action.listTitle"), path }]}>
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
            groups={groups}
            chosen={chosen}
            shown={shown}
            total={actions.length}
          />
          <div className="grid-cards">
            {cards.map(({ action, isShown }) => (
              <ActionCard key={action._id} action={action} hidden={!isShown} />
            ))}
          </div>
          <NoMatch path={path} title={t("content.action.empty")} isShown={shown === 0} />
          <ListFilterIsland />
        </>
      )}
    </SitePage>
  );
}
