import { getTranslations } from "next-intl/server";
import { ActionCard } from "@/components/publication/action/action-card";
import { BriefCard } from "@/components/publication/brief/brief-card";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { WhereItStands } from "@/components/publication/setting-path/where-it-stands";
import { TrackCard } from "@/components/publication/track/track-card";
import { readActions } from "#lib/publication/content/action";
import { readBriefs } from "#lib/publication/content/brief";
import { readSettingPaths } from "#lib/publication/content/setting-path";
import { readTracks } from "#lib/publication/content/track";
import { currentLocale } from "#lib/base/i18n/current-locale";

/** The cards of the site with the newest content, and what replaces them when there is none. */
export async function CardSpecimens() {
  const t = await getTranslations("design-system");
  const locale = await currentLocale();
  const [[brief], [action], [track], paths] = await Promise.all([
    readBriefs(locale),
    readActions(locale),
    readTracks(locale),
    readSettingPaths(),
  ]);
  const drawn = paths.find(({ isDrawn }) => isDrawn);
  return (
    <>
      <div className="grid-cards">
        {brief && <BriefCard brief={brief} />}
        {/* As if no editor had chosen a picture. */}
        {action && <ActionCard action={{ ...action, picture: null }} />}
      </div>
      {track && <TrackCard track={track} />}
      {drawn && <WhereItStands settingPaths={[drawn._id]} />}
      <EmptyNotice title={t("samples.empty.title")} text={t("samples.empty.text")} />
    </>
  );
}
