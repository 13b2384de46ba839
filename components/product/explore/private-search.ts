import "server-only";
import { readAsksForHelp } from "#lib/publication/search/help-titles";
import type { ExploreQuery } from "#lib/product/directory/explore-query";
import { currentLocale } from "#lib/base/i18n/current-locale";

/** Whether a search of businesses tells of a worry, as the server judges it before it stores events: its words are not counted. */
export const isPrivateSearch = async ({ search }: Pick<ExploreQuery, "search">): Promise<boolean> =>
  search !== "" && (await readAsksForHelp())(search, await currentLocale());
