import { getLocale, getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { LanguageBadge, type Written } from "@/components/publication/piece/language-badge";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { letterFeedPath, letterPath } from "#lib/publication/letters/letter-path";
import { formatDay } from "#lib/base/i18n/dates";
import { letterPieces, type Letter } from "#lib/publication/letters/read-letters";
import { Fragment } from "react";
import { contentLanguage, langOf, languages, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = {
  letters: readonly Letter[];
  next: string | null;
  /** The language of the feed that the list links to. */
  feed: Locale;
};

/** A letter's entry names this many further pieces; '+N' counts the rest. */
const shownTitles = 4;

/** All letters, newest first; announces the next one while there is none, or only one. */
export async function LetterList({ letters, next, feed }: Props) {
  const t = await getTranslations("letters");
  const common = await getTranslations("common");
  const date = next === null ? "" : formatDay(new Date(next), await getLocale());
  if (letters.length === 0)
    return <EmptyNotice title={t("empty")} text={next === null ? t("none") : t("first", { date })} />;
  const among = letters.flatMap(letterPieces);
  return (
    <>
      <StaticPart>
        <ul className="grid">
          {letters.map((letter) => {
            const [lead, ...others] = letterPieces(letter);
            const titles = [...(letter.title === null ? [] : [lead]), ...others].filter(
              (piece) => piece !== undefined,
            );
            const headline: Written = letter.title === null && lead ? lead : { language: contentLanguage };
            return (
              <li key={letter.day} className="card max-w-measure">
                <p className="meta">
                  <StoredDate stored={letter.day} />
                </p>
                <h2 lang={langOf(headline)}>
                  <LocaleLink href={letterPath(letter.day)}>{letter.title ?? lead?.title}</LocaleLink>
                </h2>
                <LanguageBadge piece={headline} among={among} />
                {titles.length > 0 && (
                  <p className="text-soft">
                    {titles.slice(0, shownTitles).map((piece, index) => (
                      <Fragment key={piece._id}>
                        {index > 0 && " · "}
                        <span lang={langOf(piece)}>{piece.title}</span>
                        <LanguageBadge piece={piece} among={among} />
                      </Fragment>
                    ))}
                    {titles.length > shownTitles &&
                      ` · ${common("more", { count: titles.length - shownTitles })}`}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </StaticPart>
      <p className="mt-6 flex flex-wrap items-center gap-x-6">
        <span className="text-soft">{t(letters.length === 1 ? "only" : "next", { date })}</span>
        <a
          href={localePath(letterFeedPath, feed)}
          hrefLang={languages[feed].tag}
          className="inline-flex min-h-11 items-center"
        >
          {t("feed")}
        </a>
      </p>
    </>
  );
}
