import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { makingPage } from "#lib/base/site/site-defaults";

type Props = { examples: Record<"briefs" | "actions" | "glossary", ReactNode> };

/** How Lantern works: overview, the three kinds of piece with an example of each, the process, the benefits. */
export async function Explainer({ examples }: Props) {
  const t = await getTranslations("how-it-works");
  return (
    <StaticPart>
      <div className="grid gap-12">
        <section className="prose">
          <h2>{t("overview.title")}</h2>
          <p>{t("overview.text")}</p>
        </section>
        {(["briefs", "actions", "glossary"] as const).map((kind) => (
          <section key={kind} className="grid gap-4">
            <div className="prose">
              <h2>{t(`${kind}.title`)}</h2>
              <p>{t(`${kind}.text`)}</p>
            </div>
            {examples[kind] && (
              <div className="border-l-[0.55rem] border-signal pl-5">
                <p className="meta">{t(`${kind}.example`)}</p>
                {examples[kind]}
              </div>
            )}
          </section>
        ))}
        <section>
          <div className="prose">
            <h2>{t("process.title")}</h2>
          </div>
          <ol className="steps mt-4">
            {(["choose", "write", "review", "date"] as const).map((step) => (
              <li key={step}>
                <p>{t(`process.${step}`)}</p>
              </li>
            ))}
          </ol>
          <p className="mt-4">
            <LocaleLink href={`/${makingPage}`}>{t("process.more")}</LocaleLink>
          </p>
        </section>
        <section className="prose">
          <h2>{t("benefits.title")}</h2>
          <ul>
            {(["time", "age", "calm", "private"] as const).map((benefit) => (
              <li key={benefit}>{t(`benefits.${benefit}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </StaticPart>
  );
}
