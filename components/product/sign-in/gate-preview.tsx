import { getTranslations } from "next-intl/server";

const steps = ["find", "say", "read"] as const;

/** What lies behind the gate, told in words and by an invented call: nothing of anybody's. */
export async function GatePreview() {
  const t = await getTranslations("auth.gate.preview");
  return (
    <div className="gate-preview-body">
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`${step}.title`)}</strong> {t(`${step}.text`)}
          </li>
        ))}
      </ol>
      <figure>
        <figcaption>{t("example.title")}</figcaption>
        <dl>
          <dt>{t("example.assistant")}</dt>
          <dd>{t("example.question")}</dd>
          <dt>{t("example.business")}</dt>
          <dd>{t("example.answer")}</dd>
        </dl>
      </figure>
    </div>
  );
}
