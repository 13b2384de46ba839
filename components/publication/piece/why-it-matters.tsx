import { getTranslations } from "next-intl/server";
import { asRichText } from "@/components/publication/rich-text/linked-terms";
import { RichText } from "@/components/publication/rich-text/rich-text";

type Props = { text: string | null; heading: "h2" | "h3" | "h4" };

/** The lit box: the one thing to take away. Omitted when the piece says nothing there. */
export async function WhyItMatters({ text, heading: Heading }: Props) {
  if (!text) return null;
  const t = await getTranslations("homepage");
  return (
    <div className="why">
      <Heading>{t("whyItMatters")}</Heading>
      <RichText blocks={asRichText(text)} />
    </div>
  );
}
