import { getTranslations } from "next-intl/server";
import { ActionCard } from "@/components/publication/action/action-card";
import { ageChoice } from "@/components/publication/list/age-choice";
import { CardListPage } from "@/components/publication/list/card-list-page";
import { readActions } from "#lib/publication/content/action";
import { difficulties } from "#lib/publication/content/schema/vocabulary";
import { actionPath, kinds } from "#lib/publication/content/kinds";
import { holdsText } from "#lib/publication/search/text-match";
import { currentLocale } from "#lib/base/i18n/current-locale";

type Props = Partial<Record<"query" | "age" | "difficulty" | "page", string | null>>;

/** All actions as cards, to be searched and narrowed to an age and a difficulty. */
export async function ActionListPage({ query = null, age = null, difficulty = null, page = null }: Props) {
  const t = await getTranslations();
  const actions = await readActions(await currentLocale());
  const groups = difficulties.map((value) => ({ key: value, value, title: t(`common.difficulty.${value}`) }));
  const chosen = groups.find(({ value }) => value === difficulty) ?? null;
  const ages = await ageChoice(age);
  return (
    <CardListPage
      path={kinds.microAction.list}
      pathOf={actionPath}
      title={t("content.action.listTitle")}
      lead={t("content.action.listLead")}
      empty={t("content.action.empty")}
      query={query}
      page={page}
      pieces={actions}
      matches={(action) =>
        holdsText(query ?? "", action.title, action.excerpt) &&
        (ages.chosen === null || action.ages.includes(ages.chosen.key)) &&
        (chosen === null || action.difficulty === chosen.value)
      }
      card={(action, isHidden) => (
        <ActionCard key={action._id} action={action} among={actions} hidden={isHidden} />
      )}
      filter={{
        searchLabel: t("reading.list.searchActions"),
        choices: [
          ages,
          {
            parameter: "difficulty",
            label: t("reading.list.byDifficulty"),
            allLabel: t("reading.list.allDifficulties"),
            groups,
            chosen,
          },
        ],
      }}
    />
  );
}
