import { useTranslations } from "next-intl";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import type { ActionCard } from "#lib/publication/content/action";

type Props = { action: Pick<ActionCard, "ages" | "minutes" | "difficulty"> };

/** For whom, how long, how hard. */
export function ActionFacts({ action }: Props) {
  const t = useTranslations("common");
  return (
    <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
      <AgeBadges ages={action.ages} />
      {action.minutes && <span>{t("minutes", { count: action.minutes })}</span>}
      {action.difficulty && <span>{t(`difficulty.${action.difficulty}`)}</span>}
    </p>
  );
}
