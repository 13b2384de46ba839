import type { ReactNode } from "react";
import { SmallPicture } from "@/components/publication/piece/small-picture";
import { LocaleLink } from "@/components/site/locale-link";
import { LanguageBadge } from "@/components/publication/piece/language-badge";
import { StaticPart } from "@/components/site/static-part";
import { kindPath, type AddressedType } from "#lib/publication/content/kinds";
import { langOf, type Locale } from "#lib/base/i18n/locales";

type Props = {
  title: string;
  heading?: "h2" | "h3" | "h4";
  rows: readonly {
    href: string;
    title: string;
    language: Locale;
    note?: ReactNode;
    picture?: string | null;
    /** The path under which the reader's progress knows the piece. */
    piece?: string;
  }[];
  /** The piece that the links are shown with. */
  beside?: { readonly language: Locale };
};

type LinkedPiece = {
  readonly _type: AddressedType;
  readonly slug: string;
  readonly title: string;
  readonly language: Locale;
  readonly picture?: string | null;
};

/** The row of a piece: a link to its own page, with its picture if it has one. */
export const pieceRow = ({ _type, slug, title, language, picture = null }: LinkedPiece) => ({
  href: kindPath(_type, slug),
  title,
  language,
  picture,
});

/** The width of a picture in a row, in CSS pixels: no higher than a row of two lines. */
const rowPicture = 80;

/** A titled list of links; omitted when there are none. */
export function LinkRows({ title, heading: Heading = "h2", rows, beside }: Props) {
  if (rows.length === 0) return null;
  const among = beside ? [beside, ...rows] : rows;
  return (
    <StaticPart>
      <section className="grid gap-2">
        <Heading>{title}</Heading>
        <ul className="rows">
          {rows.map((row) => (
            <li key={row.href}>
              <LocaleLink href={row.href}>
                {row.picture ? (
                  <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <SmallPicture picture={row.picture} width={rowPicture} />
                    <span className="min-w-0 grow basis-32">
                      <span className="block" lang={langOf(row)}>
                        {row.title}
                      </span>
                      <LanguageBadge piece={row} among={among} />
                      {/* A block within the line, so that the underline of the title leaves it out. */}
                      {row.note && <small className="inline-block wrap-anywhere">{row.note}</small>}
                    </span>
                  </span>
                ) : (
                  <>
                    <span lang={langOf(row)}>{row.title}</span>
                    <LanguageBadge piece={row} among={among} />
                    {row.note && <small data-piece={row.piece}>{row.note}</small>}
                  </>
                )}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </section>
    </StaticPart>
  );
}
