import { getTranslations } from "next-intl/server";
import { surfaceColors } from "@/components/site/design-system/tokens";
import { categoryColors } from "#lib/publication/content/schema/vocabulary";

/** Every color, drawn with its own token: the swatches follow the theme as the pages do. */
export async function ColorTokens() {
  const t = await getTranslations("design-system.theme");
  return (
    <>
      <h3>{t("colors")}</h3>
      <p className="text-soft">{t("follows")}</p>
      <ul className="swatches">
        {[...surfaceColors, ...categoryColors].map((name) => (
          <li key={name}>
            <i style={{ background: `var(--color-${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
