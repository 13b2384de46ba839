import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { agreementParts } from "@/components/publication/track/track-pieces";
import { StaticPart } from "@/components/site/static-part";

type Props = { lines: readonly string[]; lang: string };

/**
 * "What we agreed": one sheet, filled in here or by hand. The fields have no form, and exist only in the open page. The sheet is
 * printed alone, under the name of the track.
 */
export function TrackAgreement({ lines, lang }: Props) {
  const t = useTranslations("content.track.agreement");
  if (lines.length === 0) return null;
  return (
    <StaticPart>
      <section className="agreement grid gap-4">
        <h2 className="rule">{t("title")}</h2>
        <p className="max-w-measure text-soft print:hidden">{t("lead")}</p>
        <ul>
          {lines.map((line, index) => (
            <li key={line} lang={lang}>
              <input type="checkbox" id={`agreed-${index + 1}`} autoComplete="off" />
              <p>
                {agreementParts(line).map((part, at) => (
                  <Fragment key={at}>
                    {at > 0 && (
                      <input
                        autoComplete="off"
                        aria-label={t("blank", { number: at, line: agreementParts(line).join(" … ") })}
                      />
                    )}
                    {part && <label htmlFor={`agreed-${index + 1}`}>{part}</label>}
                  </Fragment>
                ))}
              </p>
            </li>
          ))}
        </ul>
        {(["more", "names", "date", "again"] as const).map((name) => (
          <label key={name} className={name}>
            <span>{t(name)}</span>
            {name === "more" ? <textarea rows={2} autoComplete="off" /> : <input autoComplete="off" />}
          </label>
        ))}
      </section>
    </StaticPart>
  );
}
