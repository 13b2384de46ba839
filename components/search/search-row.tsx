import { getTranslations } from "next-intl/server";
import { MarkedText } from "@/components/search/marked-text";
import { resultPath } from "@/components/search/result-path";
import { LocaleLink } from "@/components/site/locale-link";
import type { SearchResult } from "#lib/content/search";
import { kindNames } from "#lib/content/search-query";
import { currentLocale } from "#lib/i18n/current-locale";
import { languages } from "#lib/i18n/locales";

type Props = { result: SearchResult; isMatch: (word: string) => boolean };

/** One thing that was found: its kind, its title, what it says. */
export async function SearchRow({ result, isMatch }: Props) {
  const t = await getTranslations("search");
  const { tag } = languages[await currentLocale()];
  return (
    <li>
      <p className="meta" lang={tag}>
        {t(kindNames[result._type])}
      </p>
      <div>
        <h2>
          <LocaleLink href={resultPath(result)}>
            <MarkedText text={result.title} isMatch={isMatch} />
          </LocaleLink>
        </h2>
        {result.summary && (
          <p>
            <MarkedText text={result.summary} isMatch={isMatch} />
          </p>
        )}
      </div>
    </li>
  );
}
