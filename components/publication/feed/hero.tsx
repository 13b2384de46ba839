import { useTranslations } from "next-intl";
import { StaticPart } from "@/components/site/static-part";

/** What Lantern is, in two lines. */
export function Hero() {
  const t = useTranslations("homepage");
  return (
    <section aria-labelledby="hero" className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_4fr]">
      <StaticPart>
        <h1 id="hero" className="max-w-[14ch] text-4xl">
          {t.rich("title", { mark: (chunks) => <mark>{chunks}</mark> })}
        </h1>
      </StaticPart>
      <p className="max-w-[36ch] text-lg text-soft lg:text-xl">{t("lead")}</p>
    </section>
  );
}
