import { HelpBox } from "@/components/publication/help-line/help-box";
import { isAccident, isUrgent } from "#lib/publication/content/choose-help-lines";
import { readHelpLines } from "#lib/publication/content/help-line";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
import { parseQuery } from "#lib/publication/search/search-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { nullOnError } from "#lib/platform/server/null-on-error";

type Props = {
  /** The words of a search of businesses. */
  search: string;
  /** The directory's country, in two letters; empty when it is not known. */
  country: string;
};

/** Who is looked for by these words in a directory trims dogs, where nobody speaks of a child. */
const groomers = /(?<![\p{L}\p{N}])groom(?:ing|ers?)(?![\p{L}\p{N}])/giu;
const children = /(?<!\p{L})(?:online|sons?|daughters?|child(?:ren)?|kids?|teens?|girls?|boys?)(?!\p{L})/iu;

/**
 * Whom to call at once, where the words of a search tell that there may be no time to look for a business: somebody chokes, or wants to
 * die. Nothing for every other search, and where the help lines cannot be read.
 */
export async function UrgentHelp({ search, country }: Props) {
  const asked = parseQuery(search);
  const meant = children.test(asked) ? asked : asked.replaceAll(groomers, " ");
  const subjects = subjectsAskedFor(meant, await currentLocale());
  if (!isUrgent(subjects) || !(await nullOnError("help lines not read", readHelpLines))) return null;
  return (
    <div className="mt-6">
      <HelpBox subjects={subjects} isAccident={isAccident(subjects)} isShort country={country} />
    </div>
  );
}
