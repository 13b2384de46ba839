import "client-only";
/** What a page of the signed-in product does on arrival beside what all pages do. */
import { frameworkList, frameworkSources } from "@/components/site/arrival/framework-sources";
import { adoptTheme } from "#lib/platform/browser/adopt-theme";
import { whenIdle } from "#lib/platform/browser/idle";
import { parseTheme } from "#lib/base/theme/theme";

/** Not every browser says so. */
type Connection = { saveData?: boolean };

/**
 * Whoever is signed in will do something on the page: what the first touch then runs is fetched by the time, unless the
 * reader saves data.
 */
function fetchAhead(): void {
  const signIn = frameworkList()?.dataset.signIn;
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (signIn === undefined || connection?.saveData) return;
  for (const source of [...frameworkSources(), signIn])
    fetch(source, { priority: "low" }).catch(() => undefined);
}

/** Shows the account's theme where the browser has none, and makes ready for the first touch. */
export function arriveInProduct(): void {
  const theme = document.querySelector<HTMLElement>("[data-account-theme]")?.dataset.accountTheme;
  adoptTheme(parseTheme(theme ?? null));
  whenIdle(fetchAhead);
}
