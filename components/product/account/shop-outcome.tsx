import { getTranslations } from "next-intl/server";
import { note } from "@/components/product/looks";
import { paid } from "#lib/product/account/buy-plan";
import type { CurrentPlan } from "#lib/product/account/plans";
import { formReason } from "#lib/base/site/form-problems";
import type { FormOutcome } from "#lib/platform/server/api/form-return";

type Props = { outcome: FormOutcome; plan: CurrentPlan };

/** What became of the way to the payment service's page: it could not be opened, or the user is back from it. */
export async function ShopOutcome({ outcome: { saved, sentBack }, plan }: Props) {
  const t = await getTranslations("account.upgrade");
  const forms = await getTranslations("account.form");
  if (sentBack) {
    const reason = formReason(sentBack.reason);
    return (
      <p id={sentBack.form} role="alert" className="fault mt-6 scroll-mt-20">
        {reason === "failed" ? t("shop.failed") : reason === "tooMany" ? t("shop.tooMany") : forms(reason)}
      </p>
    );
  }
  if (saved !== paid) return null;
  return (
    <p role="status" className={`${note} mt-6`}>
      {plan.by === "subscription"
        ? t("shop.bought", { plan: t(`plans.${plan.id}.name`) })
        : t("shop.waiting")}
    </p>
  );
}
