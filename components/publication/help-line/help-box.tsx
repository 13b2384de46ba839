import { getTranslations } from "next-intl/server";
import { HelpLines } from "@/components/publication/help-line/help-lines";
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";

type Props = { subjects: readonly HelpSubject[] };

/** Help lines with a piece that has no care box of its own; nothing where the piece asks for none. */
export async function HelpBox({ subjects }: Props) {
  if (subjects.length === 0) return null;
  const t = await getTranslations("help-lines");
  return (
    <aside aria-label={t("boxTitle")} className="callout callout-care max-w-measure">
      <strong>{t("boxTitle")}</strong>
      <HelpLines subjects={subjects} />
    </aside>
  );
}
