import { getTranslations } from "next-intl/server";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { StaticPart } from "@/components/site/static-part";
import type { ActionCard } from "#lib/publication/content/action";

type Props = { action: Pick<ActionCard, "ages" | "minutes" | "difficulty"> };

/** Who it is for, how long it takes, how hard it is. */
export async function ActionFacts({ action }: Props) {
  const t = await getTranslations("common");
  return (
    <StaticPart>
      <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
        <AgeBadges ages={action.ages} />
        <span className="flex flex-wrap gap-x-4">
          {action.minutes && <span>{t("minutes", { count: action.minutes })}</span>}
          {action.difficulty && <span>{t(`difficulty.${action.difficulty}`)}</span>}
        </span>
      </p>
    </StaticPart>
  );
}
