import { useTranslations } from "next-intl";
import { LocaleLink } from "@/components/site/locale-link";
import { lastLetterPath } from "#lib/publication/letters/letter-path";

type Props = { className?: string };

/**
 * A link to the last letter, for readers who consider subscribing, or just have. Its address never changes: it is on every page,
 * and no page has to be rendered again for a new letter.
 */
export function LastLetterLink({ className }: Props) {
  const t = useTranslations("letters");
  return (
    <LocaleLink href={lastLetterPath} className={className}>
      {t("last")}
    </LocaleLink>
  );
}
