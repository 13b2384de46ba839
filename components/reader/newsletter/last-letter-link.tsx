import { useTranslations } from "next-intl";
import { LocaleLink } from "@/components/site/locale-link";
import { lastLetterPath } from "#lib/publication/letters/letter-path";

type Props = { className?: string };

/**
 * Leads who thinks of subscribing, or just has, to the last letter. By an address that stays the same: every page carries
 * it, and none has to be made anew for a new letter.
 */
export function LastLetterLink({ className }: Props) {
  const t = useTranslations("letters");
  return (
    <LocaleLink href={lastLetterPath} className={className}>
      {t("last")}
    </LocaleLink>
  );
}
