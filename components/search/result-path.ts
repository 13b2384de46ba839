import type { SearchResult } from "#lib/content/search";
import { actionPath } from "#lib/seo/action";
import { briefPath } from "#lib/seo/brief";
import { termPath } from "#lib/seo/term";
import { trackPath } from "#lib/seo/track";

const pathOf = {
  microBrief: briefPath,
  microAction: actionPath,
  glossaryTerm: termPath,
  track: trackPath,
};

/** The unprefixed path of what was found. */
export const resultPath = ({ _type, slug }: SearchResult): string => pathOf[_type](slug);
