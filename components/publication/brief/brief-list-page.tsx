import { getTranslations } from "next-intl/server";
import { BriefCard } from "@/components/publication/brief/brief-card";
import { ageChoice } from "@/components/publication/list/age-choice";
import { CardListPage } from "@/components/publication/list/card-list-page";
import { readBriefs } from "#lib/publication/content/brief";
import { holdsText } from "#lib/publication/search/text-match";
import { namedSubject, readCategories } from "#lib/publication/content/topic";
import { briefPath, kinds } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { langOf } from "#lib/base/i18n/locales";

type Props = Partial<Record<"query" | "age" | "category" | "page", string | null>>;

/** All briefs as cards, to be searched and narrowed to an age and a category. */
export async function BriefListPage({ query = null, age = null, category = null, page = null }: Props) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const [briefs, categories] = await Promise.all([readBriefs(locale), readCategories(locale)]);
  const groups = categories
    .filter(({ slug }) => briefs.some((brief) => brief.category?.slug === slug))
    .map((group) => ({ ...group, key: group.slug, value: group.slug, lang: langOf(group) }));
  const chosen = await namedSubject(category, groups, locale);
  const ages = await ageChoice(age);
  return (
    <CardListPage
      path={kinds.microBrief.list}
      pathOf={briefPath}
      title={t("content.brief.listTitle")}
      lead={t("content.brief.listLead")}
      empty={t("content.brief.empty")}
      query={query}
      page={page}
      pieces={briefs}
      matches={(brief) =>
        holdsText(query ?? "", brief.title, brief.summary) &&
        (ages.chosen === null || brief.ages.includes(ages.chosen.key)) &&
        (chosen === null || brief.category?.slug === chosen.value)
      }
      card={(brief, isHidden) => <BriefCard key={brief._id} brief={brief} among={briefs} hidden={isHidden} />}
      filter={{
        searchLabel: t("reading.list.searchBriefs"),
        choices: [
          ages,
          {
            parameter: "category",
            label: t("reading.list.byCategory"),
            allLabel: t("reading.list.allCategories"),
            groups,
            chosen,
          },
        ],
      }}
    />
  );
}
