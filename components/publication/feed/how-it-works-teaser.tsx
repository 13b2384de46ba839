import { useTranslations } from "next-intl";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";

/** How Lantern works in three steps; the target of `/#how-it-works`. */
export function HowItWorksTeaser() {
  const t = useTranslations("homepage.how");
  return (
    <StaticPart>
      <section id="how-it-works" className="mt-10 grid gap-4">
        <h2 className="rule">{t("title")}</h2>
        <ol className="steps">
          {(["read", "act", "ask"] as const).map((step) => (
            <li key={step}>
              <p>{t(step)}</p>
            </li>
          ))}
        </ol>
        <p>
          <LocaleLink href="/how-it-works">{t("more")}</LocaleLink>
        </p>
      </section>
    </StaticPart>
  );
}
