import { getTranslations } from "next-intl/server";
import { LanguageBadge, type Written } from "@/components/publication/piece/language-badge";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { readCorrections, type Correction } from "#lib/publication/content/operator";
import { addressPath } from "#lib/seo/site-addresses";
import { contentLanguage, langOf } from "#lib/base/i18n/locales";
import { currentLocale } from "#lib/base/i18n/current-locale";

/** Editors write them once, in the language that content is written in first. */
const ofCorrections: Written = { language: contentLanguage };

type Props = {
  /** The page that they stand on. */
  page: Written;
};

/** What was wrong in public and has been put right, the latest first, or that there is nothing yet. */
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
