import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import { NotFoundLogIsland } from "@/components/site/not-found-log.island";
import type { NotFoundKind } from "#lib/site/answer-paths";

const ways = [
  ["/micro-briefs", "briefs"],
  ["/micro-actions", "actions"],
  ["/glossary", "glossary"],
  ["/tracks", "tracks"],
] as const;

type Props = { kind: NotFoundKind };

/** The body of the 404 page: what happened, the way home (or back to the tracks), and where else to look. */
export async function NotFoundNotice({ kind }: Props) {
  const t = await getTranslations(kind === "track" ? "common.trackNotFound" : "common.notFound");
  const navigation = await getTranslations("navigation");
  return (
    <div className="notice">
      <p className="notice-figure" aria-hidden="true">
        <mark>404</mark>
      </p>
      <h1>{t("title")}</h1>
      <p className="text-lg text-soft">{t("text")}</p>
      <LocaleLink className="button" href={kind === "track" ? "/tracks" : "/"}>
        {t("home")}
      </LocaleLink>
      <ul className="rows">
        {ways.map(([href, key]) => (
          <li key={href}>
            <LocaleLink href={href}>
              <span>{navigation(key)}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
      <NotFoundLogIsland />
    </div>
  );
}
