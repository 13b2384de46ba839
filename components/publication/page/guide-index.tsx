import { getTranslations } from "next-intl/server";
import { LinkRows } from "@/components/publication/piece/link-rows";
import { readActions } from "#lib/publication/content/action";
import type { AgeBand } from "#lib/publication/content/fields";
import { ageBands } from "#lib/publication/content/schema/vocabulary";
import { readTracks } from "#lib/publication/content/track";
import { readPrintables } from "#lib/publication/content/printable";
import { actionPath, printablePath, trackPath } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";

/** /guides: every track, action and printable, by age. */
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
  return (
    <>
      {ageBands.map((age) => (
        <section key={age} className="grid gap-6">
          <h2 className="rule font-display text-2xl">
            {t("content.page.guidesAge", { age: t(`common.age.${age}`) })}
          </h2>
          <LinkRows
            heading="h3"
            title={t("content.page.guidesTracks")}
            rows={tracks
              .filter((track) => track.age === age)
              .map((track) => ({
                href: trackPath(track.slug),
                title: track.title,
                language: track.language,
              }))}
          />
          <LinkRows
            heading="h3"
            title={t("content.page.guidesActions")}
            rows={actions
              .filter((action) => action.ages.includes(age))
              .map((action) => ({
                href: actionPath(action.slug),
                title: action.title,
                language: action.language,
              }))}
          />
          <LinkRows heading="h3" title={t("content.printable.toPrint")} rows={toPrint(age)} />
        </section>
      ))}
      <LinkRows title={t("content.page.guidesPrint")} rows={toPrint(null)} />
    </>
  );
}
