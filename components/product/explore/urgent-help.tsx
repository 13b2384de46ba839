import { HelpBox } from "@/components/publication/help-line/help-box";
import { readHelpLines } from "#lib/publication/content/help-line";
import type { SearchUrgency } from "#lib/product/directory/urgency/search-urgency";
import { nullOnError } from "#lib/platform/server/null-on-error";

type Props = {
  urgency: SearchUrgency;
  /** The directory's country, in two letters; empty when it is not known. */
  country: string;
};

/**
 * Whom to call at once, where the words of a search tell that there may be no time to look for a business: somebody chokes, or
 * wants to die. Nothing where the help lines cannot be read.
 */
export async function UrgentHelp({ urgency: { subjects, isAccident }, country }: Props) {
  if (!(await nullOnError("help lines not read", readHelpLines))) return null;
  return (
    <div className="mt-6">
      <HelpBox subjects={subjects} isAccident={isAccident} isShort country={country} />
    </div>
  );
}
