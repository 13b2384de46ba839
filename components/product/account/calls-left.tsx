import { getTranslations } from "next-intl/server";
import { LocalMoment } from "@/components/product/account/local-moment";
import { loneTexts } from "@/components/product/account/lone-texts";
import { note } from "@/components/product/looks";
import { AppLink } from "@/components/product/shell/app-link";
import type { PlanUsage } from "#lib/product/account/read-plan-usage";

type Props = { usage: PlanUsage };

/** How many calls the user's plan leaves this month, shown where a call is started. Nothing for a plan without a limit. */
export async function CallsLeft({ usage: { plan, used } }: Props) {
  if (plan.calls === null || used === null) return null;
  const t = await getTranslations("account.plan");
  const left = Math.max(0, plan.calls - used);
  const date = () => <LocalMoment at={plan.month.to} />;
  return (
    <p className={left === 0 ? note : "meta"}>
      {loneTexts(
        left === 0
          ? t.rich("none", { calls: plan.calls, date })
          : t.rich("left", { left, calls: plan.calls, date }),
      )}{" "}
      <AppLink path="/upgrade">{t("see")}</AppLink>
    </p>
  );
}
