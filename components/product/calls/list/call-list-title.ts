import "server-only";
import { getTranslations } from "next-intl/server";
import type { CallState } from "#lib/base/site/call-states";

/** `number` is that of the page, as `CallPage` has it. */
type ListPage = { state: CallState | null; number: number | null };

/** What tabs and the history call a page of the list of calls: by its state and, from the second page on, its number. */
export async function callListTitle({ state, number }: ListPage): Promise<string> {
  const t = await getTranslations("calls");
  const page = number ?? 1;
  const what = [state && t(`states.${state}`), page > 1 && t("titles.page", { page })]
    .filter(Boolean)
    .join(" · ");
  return what === "" ? t("pageTitle") : t("titles.of", { what });
}
