import { getTranslations } from "next-intl/server";
import { ActionCard } from "@/components/action/action-card";
import { BriefCard } from "@/components/brief/brief-card";
import { EmptyNotice } from "@/components/content/empty-notice";
import { TrackCard } from "@/components/track/track-card";
import { readActions } from "#lib/content/action";
import { readBriefs } from "#lib/content/brief";
import { readTracks } from "#lib/content/track";

/** The cards of the site with the newest of its own content, and what stands there when there is none. */
export async function CardSpecimens() {
  const t = await getTranslations("design-system");
  const [[brief], [action], [track]] = await Promise.all([readBriefs(), readActions(), readTracks()]);
  return (
    <>
      <div className="grid-cards">
        {brief && <BriefCard brief={brief} />}
        {action && <ActionCard action={action} />}
      </div>
      {track && <TrackCard track={track} />}
      <EmptyNotice title={t("samples.empty.title")} text={t("samples.empty.text")} />
    </>
  );
}
