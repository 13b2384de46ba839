import { getTranslations } from "next-intl/server";
import { themes } from "#lib/base/theme/theme";

type Props = { className: string };

/**
 * Each press switches from light to dark to system. The button has all three names; the style sheet shows the chosen one and its
 * icon, so it is right before any script has run. Without JavaScript there is nothing to choose and no button.
 */
export async function ThemeButton({ className }: Props) {
  const t = await getTranslations("controls");
  return (
    <button type="button" className={className} data-control="theme">
      <span>
        {t.rich("theme", {
          choice: () =>
            themes.map((theme) => (
              <b key={theme} data-when={theme}>
                {t(theme)}
              </b>
            )),
        })}
      </span>
    </button>
  );
}
