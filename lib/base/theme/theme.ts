/** The reader's choice of light, dark or the system's own. Light and dark stand on `<html data-theme>`; system does not. */

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "lantern-ui-theme";
/** Where an older build kept the choice; read once and moved. */
export const olderThemeKey = "theme";

/** The colour that the browser paints around a page. */
export const pageColors = { light: "#f7f8f5", dark: "#0d1222" } as const;

/** Reads a stored choice; what is none counts as the system's. */
export const parseTheme = (stored: string | null): Theme =>
  themes.find((theme) => theme === stored) ?? "system";

/** What one press of the button leads to: light, dark, system, light. */
export const nextTheme = (theme: Theme): Theme =>
  theme === "light" ? "dark" : theme === "dark" ? "system" : "light";

/** The page colour of a chosen theme stands in a tag of its own. */
const metaId = "chosen-theme-color";

/** Makes the page show a choice. The style sheet does the rest, and follows the system by itself. */
export function showTheme(theme: Theme, page: Document): void {
  page.getElementById(metaId)?.remove();
  if (theme === "system") {
    delete page.documentElement.dataset.theme;
    return;
  }
  page.documentElement.dataset.theme = theme;
  // The first that fits counts, so it stands before the two that follow the system.
  const meta = Object.assign(page.createElement("meta"), {
    id: metaId,
    name: "theme-color",
    content: pageColors[theme],
  });
  page.head.prepend(meta);
}
