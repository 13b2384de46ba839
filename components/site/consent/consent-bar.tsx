import { useTranslations } from "next-intl";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

const answers = [
  ["no", "reject"],
  ["yes", "accept"],
] as const;

/**
 * The consent question, at the foot of the window, where it is in nobody's way. Two answers of equal weight. It stays hidden until
 * the arrival script finds that it has to be asked, and so forever without JavaScript: nothing is stored then.
 */
export function ConsentBar() {
  const t = useTranslations("privacy.bar");
  const locale = useCurrentLocale();
  return (
    <section className="consent" aria-label={t("label")} data-consent-bar="" hidden>
      <StaticPart>
        <div className="page">
          <p>
            {t("text")} <a href={localePath("/privacy", locale)}>{t("more")}</a>
          </p>
          <div className="ways-out">
            {answers.map(([answer, word]) => (
              <button key={answer} type="button" className="button" data-consent={answer}>
                {t(word)}
              </button>
            ))}
          </div>
        </div>
      </StaticPart>
    </section>
  );
}
