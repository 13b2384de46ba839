import { useTranslations } from "next-intl";
import { piecePath } from "@/components/publication/track/track-pieces";
import { LocaleLink } from "@/components/site/locale-link";
import { kinds } from "#lib/publication/content/kinds";
import type { Track, TrackPiece } from "#lib/publication/content/track";
import { langOf } from "#lib/base/i18n/locales";
import { LanguageBadge } from "@/components/publication/piece/language-badge";
import { StaticPart } from "@/components/site/static-part";

type Props = { track: Pick<Track, "pieces" | "language"> };

/** The pieces of a track in order, each with its minutes and the reason why it comes next. */
export function TrackPath({ track }: Props) {
  const t = useTranslations();
  const { pieces } = track;
  if (pieces.length === 0) return null;
  const note = ({ _type, minutes, priority, difficulty }: TrackPiece) =>
    [
      t(`library.list.kinds.${kinds[_type].name}`),
      t("common.minutes", { count: minutes }),
      priority && t(`common.priority.${priority}`),
      difficulty && t(`common.difficulty.${difficulty}`),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <StaticPart>
      <section className="grid gap-2">
        <h2>{t("content.track.path")}</h2>
        {pieces.some(({ why }) => why) && <p className="text-soft">{t("content.track.pathLead")}</p>}
        <ol className="rows path">
          {pieces.map((piece) => (
            <li key={piece._id}>
              <LocaleLink href={piecePath(piece)}>
                <span lang={langOf(piece)}>
                  {piece._type === "glossaryTerm" ? <mark>{piece.title}</mark> : piece.title}
                </span>
                <LanguageBadge piece={piece} among={[track, ...pieces]} />
                <small data-piece={piecePath(piece)}>{note(piece)}</small>
              </LocaleLink>
              {piece.why && <p lang={langOf(track)}>{piece.why}</p>}
            </li>
          ))}
        </ol>
      </section>
    </StaticPart>
  );
}
