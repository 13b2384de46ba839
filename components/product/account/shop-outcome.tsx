import { getTranslations } from "next-intl/server";
import { note } from "@/components/product/looks";
import { SaidOnceIsland } from "@/components/product/shell/said-once.island";
import { paid } from "#lib/product/account/buy-plan";
import type { PlanUsage } from "#lib/product/account/read-plan-usage";
import { formReason } from "#lib/base/site/form-problems";
import type { FormOutcome } from "#lib/platform/server/api/form-return";

type Props = { outcome: FormOutcome; usage: Pick<PlanUsage, "plan" | "bought"> };

/** What became of the way to the payment service's page: it could not be opened, or the user is back from it. */
export async function ShopOutcome({ outcome: { saved, sentBack }, usage }: Props) {
  const t = await getTranslations("account.upgrade");
  const forms = await getTranslations("account.form");
  if (sentBack) {
    const reason = formReason(sentBack.reason);
    return (
      <p id={sentBack.form} role="alert" className="fault mt-6 scroll-mt-20" tabIndex={-1}>
        {reason === "failed" ? t("shop.failed") : reason === "tooMany" ? t("shop.tooMany") : forms(reason)}
      </p>
    );
  }
  if (saved !== paid) return null;
  const { plan, bought } = usage;
  return (
    // A new document would be read from its top: the focus begins here.
    <p
      role="status"
      className={`${note} mt-6`}
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- what the page was opened to say
      autoFocus
    >
      {bought
        ? t(plan.by === "grant" ? "shop.boughtBeside" : "shop.bought", { plan: t(`plans.${bought.id}.name`) })
        : t("shop.waiting")}
      {/* Until it is bought, to load the page again is to ask again. */}
      {bought && <SaidOnceIsland />}
    </p>
  );
}
