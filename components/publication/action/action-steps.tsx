import { useTranslations } from "next-intl";
import { TextLines } from "@/components/publication/piece/text-lines";
import { asRichText } from "@/components/publication/rich-text/linked-terms";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { StaticPart } from "@/components/site/static-part";
import type { Step } from "#lib/publication/content/action";
import { langOf, type Locale } from "#lib/base/i18n/locales";

type Props = { path: string; steps: readonly Step[]; language: Locale };

/**
 * The steps in order. Each has what to do, what one sees, what to say, and a checkbox. The checkbox turns the numeral into a tick
 * by itself; the arrival script remembers it.
 */
export function ActionSteps({ path, steps, language }: Props) {
  const lang = langOf({ language });
  const t = useTranslations("content.action");
  const library = useTranslations("library.steps");
  if (steps.length === 0) return <p className="text-soft">{t("noSteps")}</p>;
  return (
    <>
      <StaticPart>
        <ol className="steps">
          {steps.map((step, index) => (
            <li key={index} id={`step-${index + 1}`}>
              <div>
                <h3 lang={lang}>{step.title}</h3>
                {step.description && <RichText blocks={asRichText(step.description)} language={language} />}
                {(step.see || step.say) && (
                  <dl>
                    {step.see && (
                      <div>
                        <dt>{t("see")}</dt>
                        <dd lang={lang}>
                          <TextLines text={step.see} />
                        </dd>
                      </div>
                    )}
                    {step.say && (
                      <div>
                        <dt>{t("say")}</dt>
                        <dd className="say" lang={lang}>
                          <TextLines text={step.say} />
                        </dd>
                      </div>
                    )}
                  </dl>
                )}
                <label className="mt-1 inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-[0.6rem] text-(length:--text-sm) text-soft hover:text-ink print:hidden">
                  <input
                    type="checkbox"
                    className="size-5"
                    autoComplete="off"
                    aria-label={library("markNamed", { title: step.title })}
                  />
                  {library("mark")}
                </label>
              </div>
            </li>
          ))}
        </ol>
      </StaticPart>
      {/* Filled in from what this browser stores, before React hydrates it. */}
      <p
        role="status"
        className="min-h-[1.6em] font-semibold print:hidden"
        data-steps={path}
        data-count={library("count", { done: "{done}", all: "{all}" })}
        data-complete={library("complete")}
        suppressHydrationWarning
      >
        {""}
      </p>
    </>
  );
}
