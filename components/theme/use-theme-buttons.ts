import "client-only";
import { useEffect } from "react";
import { readStored, watchStored, writeStored } from "#lib/platform/browser/storage";
import { nextTheme, parseTheme, showTheme, themeKey } from "#lib/theme/theme";

const readTheme = () => parseTheme(readStored(themeKey));

/** Every theme button of the page leads on to the next theme; a change in another tab is followed. */
export function useThemeButtons(): void {
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-control=theme]"))
        writeStored(themeKey, nextTheme(readTheme()));
    };
    const show = () => showTheme(readTheme(), document);
    // The head's script has set the theme, but not the colour that the browser paints around the page.
    show();
    const stopWatching = watchStored(show);
    document.addEventListener("click", press);
    return () => {
      stopWatching();
      document.removeEventListener("click", press);
    };
  }, []);
}
