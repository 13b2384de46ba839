import { getTranslations } from "next-intl/server";
import { LanguageBadge, type Written } from "@/components/publication/piece/language-badge";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { readCorrections, type Correction } from "#lib/publication/content/operator";
import { addressPath } from "#lib/seo/site-addresses";
import { contentLanguage, langOf } from "#lib/base/i18n/locales";
import { currentLocale } from "#lib/base/i18n/current-locale";

/** Corrections are written once, in the language in which content is written first. */
const ofCorrections: Written = { language: contentLanguage };

type Props = {
  /** The page that the list is on. */
  page: Written;
};

/** Published errors that have been corrected, the latest first, or a note that there are none yet. */
export async function CorrectionList({ page }: Props) {
  const t = await getTranslations("content.corrections");
  const corrections = await readCorrections(await currentLocale());
  return (
    <StaticPart>
      <section className="grid gap-3">
        <h2>{t("title")}</h2>
        {corrections.length === 0 ? (
          <p className="max-w-measure">{t("none")}</p>
        ) : (
          <ol className="max-w-measure border-b border-line">
            {corrections.map(({ date, piece, wrong }) => (
              <li key={`${date} ${wrong}`} className="grid gap-1 border-t border-line py-4">
                <p className="meta">
                  <StoredDate stored={date} />
                </p>
                {piece && (
                  <p className="font-semibold">
                    <PieceName piece={piece} />
                  </p>
                )}
                <p>
                  <span lang={langOf(ofCorrections)}>{wrong}</span>
                  <LanguageBadge piece={ofCorrections} among={[page]} />
                </p>
              </li>
            ))}
          </ol>
        )}
      </section>
    </StaticPart>
  );
}

function PieceName({ piece }: { piece: NonNullable<Correction["piece"]> }) {
  const path = addressPath(piece);
  if (path === null) return <span lang={langOf(piece)}>{piece.title}</span>;
  return (
    <LocaleLink href={path} lang={langOf(piece)}>
      {piece.title}
    </LocaleLink>
  );
}
