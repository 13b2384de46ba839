import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import { kinds, pieceTypes } from "#lib/publication/content/kinds";

/** Links to the lists of all kinds of pieces: where to look when what was asked for is not there. */
export async function PieceLists() {
  const t = await getTranslations("navigation");
  return (
    <ul className="rows mt-4 w-full">
      {pieceTypes.map((type) => (
        <li key={type}>
          <LocaleLink href={kinds[type].list}>
            <span>{t(kinds[type].section)}</span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
