import { getTranslations } from "next-intl/server";
import { LinkRows } from "@/components/publication/piece/link-rows";
import { readActions } from "#lib/publication/content/action";
import { ageBands } from "#lib/publication/content/fields";
import { readTracks } from "#lib/publication/content/track";
import { actionPath, trackPath } from "#lib/publication/content/kinds";

/** /guides: every track and action, by age. */
export async function GuideIndex() {
  const t = await getTranslations();
  const [tracks, actions] = await Promise.all([readTracks(), readActions()]);
  return ageBands.map((age) => (
    <section key={age} className="grid gap-6">
      <h2 className="rule font-display text-2xl">
        {t("content.page.guidesAge", { age: t(`common.age.${age}`) })}
      </h2>
      <LinkRows
        heading="h3"
        title={t("content.page.guidesTracks")}
        rows={tracks
          .filter((track) => track.age === age)
          .map((track) => ({ key: track._id, href: trackPath(track.slug), title: track.title }))}
      />
      <LinkRows
        heading="h3"
        title={t("content.page.guidesActions")}
        rows={actions
          .filter((action) => action.age === age)
          .map((action) => ({ key: action._id, href: actionPath(action.slug), title: action.title }))}
      />
    </section>
  ));
}
