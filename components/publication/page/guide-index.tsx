import { getTranslations } from "next-intl/server";
import { LinkRows } from "@/components/publication/piece/link-rows";
import { readActions } from "#lib/publication/content/action";
import type { AgeBand } from "#lib/publication/content/fields";
import { ageBands } from "#lib/publication/content/schema/vocabulary";
import { readTracks } from "#lib/publication/content/track";
import { readPrintables } from "#lib/publication/content/printable";
import { actionPath, printablePath, trackPath } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";

/** /guides: every track, action and printable, by age. Ages without any are left out. */
export async function GuideIndex() {
  const t = await getTranslations();
  const locale = await currentLocale();
  const [tracks, actions, printables] = await Promise.all([
    readTracks(locale),
    readActions(locale),
    readPrintables(locale),
  ]);
  const toPrint = (age: AgeBand | null) =>
    printables
      .filter((printable) => printable.age === age)
      .map(({ slug, title, language }) => ({ href: printablePath(slug), title, language }));
  const ages = ageBands.map((age) => ({
    age,
    lists: [
      {
        title: t("content.page.guidesTracks"),
        rows: tracks
          .filter((track) => track.age === age)
          .map(({ slug, title, language }) => ({ href: trackPath(slug), title, language })),
      },
      {
        title: t("content.page.guidesActions"),
        rows: actions
          .filter((action) => action.ages.includes(age))
          .map(({ slug, title, language }) => ({ href: actionPath(slug), title, language })),
      },
      { title: t("content.printable.toPrint"), rows: toPrint(age) },
    ],
  }));
  return (
    <>
      {ages
        .filter(({ lists }) => lists.some(({ rows }) => rows.length > 0))
        .map(({ age, lists }) => (
          <section key={age} className="grid gap-6">
            <h2 className="rule font-display text-2xl">
              {t("content.page.guidesAge", { age: t(`common.age.${age}`) })}
            </h2>
            {lists.map(({ title, rows }) => (
              <LinkRows key={title} heading="h3" title={title} rows={rows} />
            ))}
          </section>
        ))}
      <LinkRows title={t("content.page.guidesPrint")} rows={toPrint(null)} />
    </>
  );
}
