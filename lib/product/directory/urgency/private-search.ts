import "server-only";
import { cache } from "react";
import { readAsksForHelp } from "#lib/publication/search/help-titles";
import { currentLocale } from "#lib/base/i18n/current-locale";

/**
 * Whether the words of a search of businesses tell of a worry, as the server judges it before it stores events: they are not
 * counted. Page and title ask for the same ones.
 */
export const isPrivateSearch = cache(
  async (search: string): Promise<boolean> =>
    search !== "" && (await readAsksForHelp())(search, await currentLocale()),
);
