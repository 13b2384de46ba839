import { getTranslations } from "next-intl/server";
import { MarkedText } from "@/components/publication/search/marked-text";
import { LocaleLink } from "@/components/site/locale-link";
import type { SearchResult } from "#lib/publication/search/search";
import { markWords } from "#lib/publication/search/search-words";
import { kindPath, kinds } from "#lib/publication/content/kinds";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import { LanguageBadge } from "@/components/publication/piece/language-badge";

type Props = {
  result: SearchResult;
  isMatch: (word: string) => boolean;
  /** The results, by whose languages a badge is needed or not. */
  among: readonly { language: Locale }[];
};

/** One result: its kind, its title, its text. */
export async function SearchRow({ result, isMatch, among }: Props) {
  const t = await getTranslations("search");
  return (
    <li className="grid gap-x-[1.6rem] gap-y-1 border-b border-line py-[1.35rem] md:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="meta md:pt-[0.2rem]">{t(kinds[result._type].name)}</p>
      <div>
        <h2 lang={langOf(result)}>
          <LocaleLink className="no-underline hover:underline" href={kindPath(result._type, result.slug)}>
            <MarkedText parts={markWords(result.title, isMatch)} />
          </LocaleLink>
        </h2>
        <LanguageBadge piece={result} among={among} />
        {result.summary && (
          <p className="mt-1 max-w-measure" lang={langOf(result)}>
            <MarkedText parts={markWords(result.summary, isMatch)} />
          </p>
        )}
      </div>
    </li>
  );
}
