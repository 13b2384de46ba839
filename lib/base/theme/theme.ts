/** The reader's choice of light, dark or the system's own. Light and dark are set as `<html data-theme>`; system is not. */

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "lantern-ui-theme";
/** Where an older build stored the choice; it is read once and moved. */
export const olderThemeKey = "theme";

/** The colour that the browser paints around a page. */
export const pageColors = { light: "#f7f8f5", dark: "#0d1222" } as const;

/** Reads a stored choice; an unknown value counts as the system's. */
export const parseTheme = (stored: string | null): Theme =>
  themes.find((theme) => theme === stored) ?? "system";

/** The theme after one press of the button: light, dark, system, light. */
export const nextTheme = (theme: Theme): Theme =>
  theme === "light" ? "dark" : theme === "dark" ? "system" : "light";

/** The id of the tag that holds the page colour of a chosen theme. */
const metaId = "chosen-theme-color";

/** Makes the page show a choice. The style sheet does the rest, and follows the system by itself. */
export function showTheme(theme: Theme, page: Document): void {
  page.getElementById(metaId)?.remove();
  if (theme === "system") {
    delete page.documentElement.dataset.theme;
    return;
  }
  page.documentElement.dataset.theme = theme;
  // Browsers use the first tag that matches, so this one precedes the two that follow the system.
  const meta = Object.assign(page.createElement("meta"), {
    id: metaId,
    name: "theme-color",
    content: pageColors[theme],
  });
  page.head.prepend(meta);
}
