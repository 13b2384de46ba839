import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlanList } from "@/components/product/account/plan-list";
import { PlanMonth } from "@/components/product/account/plan-month";
import { PlanShop } from "@/components/product/account/plan-shop";
import { ShopOutcome } from "@/components/product/account/shop-outcome";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { accountStore } from "#lib/product/account/account-store";
import { freeCalls } from "#lib/product/account/read-plan";
import { readPlanUsage } from "#lib/product/account/read-plan-usage";
import { hasGoneToPay, isBackFromPayment, paidKey } from "#lib/product/account/buy-plan";
import { refreshSubscription } from "#lib/product/account/run-billing";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { billing } from "#lib/platform/server/billing/billing";
import { readPlanPrices } from "#lib/platform/server/billing/plan-prices";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Props = PageProps<"/[locale]/upgrade">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("upgrade"), "/upgrade");
}

/**
 * The user's plan and the others. Where plans are sold, they can be bought; elsewhere the user can say which one they would like.
 */
export default async function UpgradePage({ searchParams }: Props) {
  const user = await requireUser();
  const asked = await searchParams;
  const outcome = await readFormOutcome(asked);
  if (isBackFromPayment(asked.saved))
    await nullOnError("subscription not asked for", () => refreshSubscription(user.id));
  const usage = await readPlanUsage(user.id);
  const { plan, subscription } = usage;
  const t = await getTranslations();
  const month = (plan.calls !== null || plan.by !== "default") && (
    <PlanMonth usage={usage} isManaged={billing !== null && subscription !== null} />
  );
  if (billing === null || freeCalls === null)
    return (
      <ShellPage title={t("shell.items.upgrade")} lead={t("account.upgrade.lead")}>
        {month}
        <PlanList
          current={plan.id}
          freeCalls={freeCalls}
          wish={await accountStore(await database()).readPlanWish(user.id)}
          outcome={outcome}
        />
        <p className="meta">{t("account.upgrade.note")}</p>
      </ShellPage>
    );
  return (
    <ShellPage title={t("shell.items.upgrade")} lead={t("account.upgrade.shop.lead", { calls: freeCalls })}>
      <ShopOutcome
        sentBack={outcome.sentBack}
        back={isBackFromPayment(asked.saved) ? asked.saved : null}
        hasGoneToPay={hasGoneToPay(user.id, asked[paidKey], new Date())}
        usage={usage}
      />
      {month}
      <PlanShop
        current={plan.id}
        freeCalls={freeCalls}
        prices={await readPlanPrices()}
        isSubscribed={subscription !== null}
      />
      <p className="meta max-w-measure">{t("account.upgrade.shop.note")}</p>
    </ShellPage>
  );
}
