import { TextLines } from "@/components/publication/piece/text-lines";
import type { PanelLabels } from "@/components/publication/action-panel/panel-labels";
import type { PanelAction } from "@/components/publication/action-panel/use-action";
import { isSameLanguage, langOf, type Locale } from "#lib/base/i18n/locales";

type Props = { action: PanelAction; labels: PanelLabels };

/** Who an action is for, what it takes, and whether it is only in English so far: above its title in the panel. */
export const PanelFacts = ({
  action: { ages, minutes, difficulty, language },
  labels,
  locale,
}: Props & { locale: Locale }) => (
  <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
    {ages.map((age) => (
      <span key={age}>{labels.age[age]}</span>
    ))}
    {minutes && <span>{labels.minutes.replace("{count}", String(minutes))}</span>}
    {difficulty && <span>{labels.difficulty[difficulty]}</span>}
    {labels.inEnglish && !isSameLanguage(language, locale) && <span>{labels.inEnglish}</span>}
  </p>
);

/** What the panel shows of an action below its title: the reason, what comes first in an emergency, and the steps. */
export function ActionSummary({ action, labels, helpLines }: Props & { helpLines: string }) {
  const { steps } = action;
  return (
    <>
      {action.excerpt && (
        <p className="text-soft" lang={langOf(action)}>
          {action.excerpt}
        </p>
      )}
      {action.goal && (
        <div className="why w-full">
          <h3>{labels.goal}</h3>
          <p lang={langOf(action)}>{action.goal}</p>
        </div>
      )}
      {action.careBoxes.map(({ title, paragraphs }, index) => (
        <div key={index} className="callout callout-care w-full" role="note">
          {title && <strong lang={langOf(action)}>{title}</strong>}
          {paragraphs.map((paragraph, at) => (
            <p key={at} lang={langOf(action)}>
              <TextLines text={paragraph} />
            </p>
          ))}
          <p>
            <a href={helpLines}>{labels.helpLines}</a>
          </p>
        </div>
      ))}
      <h3 className="rule w-full">{labels.steps}</h3>
      {steps.length === 0 ? (
        <p className="text-soft">{labels.noSteps}</p>
      ) : (
        <ol className="steps -mt-[1.1rem] w-full">
          {steps.map((step, index) => (
            <li key={index}>
              <div>
                <h4 className="text-lg/[1.2]" lang={langOf(action)}>
                  {step.title}
                </h4>
                {step.description && (
                  <p lang={langOf(action)}>
                    <TextLines text={step.description} />
                  </p>
                )}
                {(step.see ?? step.say) && (
                  <dl>
                    {step.see && (
                      <div>
                        <dt>{labels.see}</dt>
                        <dd lang={langOf(action)}>
                          <TextLines text={step.see} />
                        </dd>
                      </div>
                    )}
                    {step.say && (
                      <div>
                        <dt>{labels.say}</dt>
                        <dd className="say" lang={langOf(action)}>
                          <TextLines text={step.say} />
                        </dd>
                      </div>
                    )}
                  </dl>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
