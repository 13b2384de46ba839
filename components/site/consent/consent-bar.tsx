import { useTranslations } from "next-intl";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

const answers = [
  ["no", "reject"],
  ["yes", "accept"],
] as const;

/**
 * The question, at the foot of the window: it waits there and is in nobody's way. Two answers of equal weight. Hidden
 * until the page's arrival finds that it is still to be asked, and so for ever without JavaScript: nothing is kept then.
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
