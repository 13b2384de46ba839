import { themeScript } from "#lib/base/theme/theme-script";

/** In the head, before anything is painted: no flash of the other theme. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
