import "server-only";
import { getTranslations } from "next-intl/server";
import { readCallPlace } from "#lib/product/calls/call-place";
import type { CallState } from "#lib/base/site/call-states";

type ListQuery = { state: CallState | null; before: string | null; after: string | null };

/** What tabs and the history call a page of the list of calls: by its state and, from the second page on, its number. */
export async function callListTitle({ state, before, after }: ListQuery): Promise<string> {
  const t = await getTranslations("calls");
  const page = (readCallPlace(before) ?? readCallPlace(after))?.page ?? 1;
  const what = [state && t(`states.${state}`), page > 1 && t("titles.page", { page })]
    .filter(Boolean)
    .join(" · ");
  return what === "" ? t("pageTitle") : t("titles.of", { what });
}
