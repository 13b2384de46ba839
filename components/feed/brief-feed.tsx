import { getTranslations } from "next-intl/server";
import { BriefEntry } from "@/components/brief/brief-entry";
import { EmptyNotice } from "@/components/content/empty-notice";
import { LocaleLink } from "@/components/site/locale-link";
import type { Brief } from "#lib/content/brief";

type Props = { briefs: readonly Brief[] };

/** The newest briefs in full, and the end marker. */
export async function BriefFeed({ briefs }: Props) {
  const t = await getTranslations("homepage");
  return (
    <section id="samples" aria-labelledby="latest">
      <h2 id="latest" className="rule">
        {t("latest")}
      </h2>
      {briefs.length === 0 ? (
        <div className="mt-6">
          <EmptyNotice title={t("empty.title")} text={t("empty.text")} />
        </div>
      ) : (
        briefs.map((brief) => <BriefEntry key={brief._id} brief={brief} />)
      )}
      <p className="flex flex-wrap justify-between gap-4 py-6 text-soft">
        <span>{t("end")}</span>
        <LocaleLink href="/micro-briefs">{t("moreBriefs")}</LocaleLink>
      </p>
    </section>
  );
}
