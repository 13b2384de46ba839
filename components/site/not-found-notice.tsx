import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import { PieceLists } from "@/components/site/piece-lists";
import { kinds } from "#lib/publication/content/kinds";
import type { NotFoundKind } from "#lib/base/addresses/fallback-paths";

/** For each kind its HTTP status, its texts, and its first link. */
const notices = {
  page: { figure: "404", texts: "common.notFound", way: "/" },
  track: { figure: "404", texts: "common.trackNotFound", way: kinds.track.list },
  address: { figure: "400", texts: "common.unreadableAddress", way: "/" },
} as const satisfies Record<NotFoundKind, object>;

type Props = { kind: NotFoundKind };

/** Title and description of the page with this notice. */
export async function notFoundTexts(kind: NotFoundKind): Promise<{ title: string; description: string }> {
  const t = await getTranslations(notices[kind].texts);
  return { title: t("title"), description: t("text") };
}

/** The body of the 404 page: what happened, a link home (or back to the tracks), and where else to look. */
export async function NotFoundNotice({ kind }: Props) {
  const { figure, texts, way } = notices[kind];
  const t = await getTranslations(texts);
  return (
    <div
      className="grid max-w-measure justify-items-start gap-5 py-[clamp(1rem,6vw,4rem)] *:max-w-full"
      data-not-found={figure === "404" ? "" : undefined}
    >
      <p className="font-display text-4xl leading-none font-extrabold" aria-hidden="true">
        <mark>{figure}</mark>
      </p>
      <h1>{t("title")}</h1>
      <p className="text-lg text-soft">{t("text")}</p>
      <LocaleLink className="button" href={way}>
        {t("home")}
      </LocaleLink>
      <PieceLists />
    </div>
  );
}
