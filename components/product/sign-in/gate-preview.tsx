import { getTranslations } from "next-intl/server";

const steps = ["find", "say", "read"] as const;

/** What lies behind the gate, described and shown by an invented call: nothing of real users. */
export async function GatePreview() {
  const t = await getTranslations("auth.gate.preview");
  return (
    <div className="grid gap-6 pt-2 pb-6">
      <ol className="grid list-decimal gap-3 pl-6">
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`${step}.title`)}</strong> <span>{t(`${step}.text`)}</span>
          </li>
        ))}
      </ol>
      <figure>
        <figcaption className="meta mb-3">{t("example.title")}</figcaption>
        <dl className="grid gap-1 border-l-4 border-signal pl-4">
          <dt className="meta">{t("example.assistant")}</dt>
          <dd className="mb-2">{t("example.question")}</dd>
          <dt className="meta">{t("example.business")}</dt>
          <dd>{t("example.answer")}</dd>
        </dl>
      </figure>
    </div>
  );
}
