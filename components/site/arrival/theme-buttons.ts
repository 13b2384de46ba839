import "client-only";
import { readStored, watchStored, writeStored } from "#lib/platform/browser/storage/storage";
import { watchPresses } from "#lib/platform/browser/page/watch-presses";
import { nextTheme, parseTheme, showTheme, themeKey } from "#lib/base/theme/theme";

const readTheme = () => parseTheme(readStored(themeKey));

/** Every theme button of the page switches to the next theme; changes in other tabs are followed. */
export function followTheme(): void {
  if (!document.querySelector("[data-control=theme]")) return;
  const show = () => showTheme(readTheme(), document);
  // The script in the head has set the theme, but not the color that the browser uses around the page.
  show();
  watchStored(show);
  watchPresses("[data-control=theme]", () => writeStored(themeKey, nextTheme(readTheme())));
}
