import { useTranslations } from "next-intl";
import { asRichText } from "@/components/publication/rich-text/linked-terms";
import { RichText } from "@/components/publication/rich-text/rich-text";
import type { Locale } from "#lib/base/i18n/locales";

type Props = { text: string | null; language: Locale; heading: "h2" | "h3" | "h4" };

/** The lit box: the one thing to take away. Omitted when the piece says nothing there. */
export function WhyItMatters({ text, language, heading: Heading }: Props) {
  const t = useTranslations("homepage");
  if (!text) return null;
  return (
    <div className="why">
      <Heading>{t("whyItMatters")}</Heading>
      <RichText blocks={asRichText(text)} language={language} />
    </div>
  );
}
