import { useTranslations } from "next-intl";
import { HelpLines } from "@/components/publication/help-line/help-lines";
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";

type Props = { subjects: readonly HelpSubject[] };

/** Help lines for a piece that has no care box of its own; nothing if the piece does not ask for them. */
export function HelpBox({ subjects }: Props) {
  const t = useTranslations("help-lines");
  if (subjects.length === 0) return null;
  return (
    <aside aria-label={t("boxTitle")} className="callout callout-care max-w-measure">
      <strong>{t("boxTitle")}</strong>
      <HelpLines subjects={subjects} />
    </aside>
  );
}
