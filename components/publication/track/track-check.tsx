import { useTranslations } from "next-intl";
import { StaticPart } from "@/components/site/static-part";
import type { CheckQuestion } from "#lib/publication/content/track";

type Props = { questions: readonly CheckQuestion[]; lang: string };

/**
 * The closing check: choose an answer, then see what is right and why. The choice is only for the reader: it has no form and no
 * value, so nothing can be sent. Choosing and revealing are two steps, because the arrow keys pass over every answer on the way to
 * the chosen one.
 */
export function TrackCheck({ questions, lang }: Props) {
  const t = useTranslations("content.track.check");
  if (questions.length === 0) return null;
  return (
    <StaticPart>
      <section className="check grid gap-4 print:hidden">
        <h2 className="rule">{t("title")}</h2>
        <p className="text-soft">{t("lead")}</p>
        <ol>
          {questions.map(({ question, answers, explanation }, index) => (
            <li key={question}>
              <fieldset>
                <legend lang={lang}>{question}</legend>
                {answers.map(({ text, isRight }) => (
                  <label key={text} lang={lang}>
                    <input
                      type="radio"
                      name={`question-${index + 1}`}
                      autoComplete="off"
                      data-right={isRight ? "" : undefined}
                    />
                    <span>{text}</span>
                  </label>
                ))}
                <details className="fold">
                  <summary>{t("show")}</summary>
                  <p className="yes">{t("yes")}</p>
                  <p className="no">{t("no")}</p>
                  <p>
                    {t.rich("right", {
                      answer: () => <b lang={lang}>{answers.find(({ isRight }) => isRight)?.text}</b>,
                    })}
                  </p>
                  <p lang={lang}>{explanation}</p>
                </details>
              </fieldset>
            </li>
          ))}
        </ol>
      </section>
    </StaticPart>
  );
}
