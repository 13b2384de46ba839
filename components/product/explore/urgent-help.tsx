import { cache } from "react";
import { HelpBox } from "@/components/publication/help-line/help-box";
import { isAccident } from "#lib/publication/content/choose-help-lines";
import { readHelpLines } from "#lib/publication/content/help-line";
import { nameKind } from "#lib/product/directory/category-words";
import { findUrgency } from "#lib/product/directory/find-urgency";
import { queryWords } from "#lib/product/directory/query-words";
import { parseQuery } from "#lib/publication/search/search-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { nullOnError } from "#lib/platform/server/null-on-error";

type Props = {
  /** The words of a search of businesses. */
  search: string;
  /** The directory's country, in two letters; empty when it is not known. */
  country: string;
  /** Where on the page this stands. */
  at: "top" | "end";
};

/** The urgent subjects that the words of a search tell of, and whether their lines come first. Both places on the page ask for it. */
const readUrgency = cache(async (search: string) => {
  const asked = parseQuery(search);
  const subjects = findUrgency(asked, await currentLocale());
  if (!subjects) return null;
  return {
    subjects,
    at: isAccident(subjects) || !nameKind(queryWords(asked)) ? "top" : "end",
  };
});

/**
 * Whom to call at once, where the words of a search tell that there may be no time to look for a business: somebody chokes, or wants to
 * die. It stands at the top; at the end where the words name a kind of business, as "depression therapist" does, and nobody is hurt.
 * Nothing for every other search, and where the help lines cannot be read.
 */
export async function UrgentHelp({ search, country, at }: Props) {
  const urgency = await readUrgency(search);
  if (urgency?.at !== at) return null;
  if (!(await nullOnError("help lines not read", readHelpLines))) return null;
  return (
    <div className="mt-6">
      <HelpBox
        subjects={urgency.subjects}
        isAccident={isAccident(urgency.subjects)}
        isShort
        country={country}
      />
    </div>
  );
}
