import "client-only";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";
import { showTheme, themeKey, type Theme } from "#lib/base/theme/theme";

/** Applies the account's theme in a browser without a choice of its own. */
export function adoptTheme(theme: Theme): void {
  if (theme === "system" || readStored(themeKey) !== null) return;
  writeStored(themeKey, theme);
  showTheme(theme, document);
}
