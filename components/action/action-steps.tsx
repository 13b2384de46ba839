import { getTranslations } from "next-intl/server";
import type { Step } from "#lib/content/action";

type Props = { steps: readonly Step[] };

/** The steps in order, each with what to do, what one sees and what to say. */
export async function ActionSteps({ steps }: Props) {
  const t = await getTranslations("content.action");
  if (steps.length === 0) return <p className="text-soft">{t("noSteps")}</p>;
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={`${index} ${step.title}`} id={`step-${index + 1}`}>
          <div>
            <h3 lang="en">{step.title}</h3>
            {step.description && <p lang="en">{step.description}</p>}
            {(step.see || step.say) && (
              <dl>
                {step.see && (
                  <div>
                    <dt>{t("see")}</dt>
                    <dd lang="en">{step.see}</dd>
                  </div>
                )}
                {step.say && (
                  <div>
                    <dt>{t("say")}</dt>
                    <dd className="say" lang="en">
                      {step.say}
                    </dd>
                  </div>
                )}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
