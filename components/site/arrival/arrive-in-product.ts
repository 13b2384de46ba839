import "client-only";
/** What a page of the signed-in product does on arrival, in addition to what all pages do. */
import { frameworkList, frameworkSources } from "@/components/site/arrival/framework-sources";
import { adoptTheme } from "#lib/platform/browser/sign-in/adopt-theme";
import { whenIdle } from "#lib/platform/browser/page/idle";
import { parseTheme } from "#lib/base/theme/theme";

/** Not every browser has this property. */
type Connection = { saveData?: boolean };

/**
 * A signed-in user will do something on the page: the scripts that the first touch runs are fetched in advance, unless the user
 * saves data.
 */
function fetchAhead(): void {
  const signIn = frameworkList()?.dataset.signIn;
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (signIn === undefined || connection?.saveData) return;
  for (const source of [...frameworkSources(), signIn])
    fetch(source, { priority: "low" }).catch(() => undefined);
}

/** Shows the account's theme if the browser has none, and prepares for the first touch. */
export function arriveInProduct(): void {
  const theme = document.querySelector<HTMLElement>("[data-account-theme]")?.dataset.accountTheme;
  adoptTheme(parseTheme(theme ?? null));
  whenIdle(fetchAhead);
}
