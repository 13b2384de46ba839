import { getTranslations } from "next-intl/server";
import { asRichText } from "@/components/publication/rich-text/linked-terms";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { StaticPart } from "@/components/site/static-part";
import type { Locale } from "#lib/base/i18n/locales";

type Props = { text: string | null; language: Locale; heading: "h2" | "h3" | "h4" };

/** The lit box: the one thing to take away. Omitted when the piece has no text for it. */
export async function WhyItMatters({ text, language, heading: Heading }: Props) {
  const t = await getTranslations("homepage");
  if (!text) return null;
  return (
    <StaticPart>
      <div className="why">
        <Heading>{t("whyItMatters")}</Heading>
        <RichText blocks={asRichText(text)} language={language} />
      </div>
    </StaticPart>
  );
}
