import { getTranslations } from "next-intl/server";
import { radii, spaces, textSizes } from "@/components/site/design-system/tokens";

/** The type scale, the spacing scale and the corners, drawn with the tokens themselves. */
export async function ScaleTokens() {
  const t = await getTranslations("design-system");
  const sample = t("theme.sample");
  return (
    <>
      <h3>{t("theme.type")}</h3>
      <ul className="grid gap-3">
        {textSizes.map((size) => (
          <li key={size} className="scale">
            <code>{size}</code>
            <span
              className="font-display font-bold"
              style={{ fontSize: `var(--text-${size})`, lineHeight: 1.15 }}
            >
              {sample}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t("theme.spacing")}</h3>
      <ul className="grid gap-2">
        {spaces.map((step) => (
          <li key={step} className="scale">
            <code>{step}</code>
            <i className="block h-3 bg-ink" style={{ width: `calc(var(--spacing) * ${step})` }} />
          </li>
        ))}
      </ul>
      <h3>{t("theme.corners")}</h3>
      <ul className="flex flex-wrap gap-6">
        {radii.map((radius) => (
          <li key={radius} className="grid gap-1">
            <i
              className="block h-14 w-24 border-2 border-ink"
              style={{ borderRadius: `var(--radius-${radius})` }}
            />
            <code>{radius}</code>
          </li>
        ))}
        <li className="grid gap-1">
          <i className="block h-14 w-24 bg-raised" style={{ boxShadow: "var(--shadow-float)" }} />
          <code>shadow-float</code>
        </li>
      </ul>
    </>
  );
}
