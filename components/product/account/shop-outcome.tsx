import { getTranslations } from "next-intl/server";
import { note } from "@/components/product/looks";
import { SaidOnceIsland } from "@/components/product/shell/said-once.island";
import { managed, type paid } from "#lib/product/account/buy-plan";
import type { PlanUsage } from "#lib/product/account/read-plan-usage";
import { formReason } from "#lib/base/site/form-problems";
import type { SentBack } from "#lib/platform/server/api/form-return";

type Props = {
  sentBack: SentBack | null;
  /** From which of the payment service's pages the address says that the user is back. */
  back: typeof paid | typeof managed | null;
  /** Whether the address shows that this site led the user there to pay. */
  hasGoneToPay: boolean;
  usage: Pick<PlanUsage, "plan" | "bought">;
};

/** The outcome of a visit to the payment service's page: it could not be opened, or the user is back from it. */
export async function ShopOutcome({ sentBack, back, hasGoneToPay, usage }: Props) {
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
  // The plan itself tells what has changed there. The page has asked for it, which a reload need not do again.
  if (back === managed) return <SaidOnceIsland />;
  const { plan, bought } = usage;
  // Only who was led to pay is told to wait, and not to pay again: anybody can write a link with that address.
  if (back === null || (!bought && !hasGoneToPay)) return null;
  return (
    // Screen readers read a new document from its top. The focus makes them begin here.
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
      {/* While the purchase is not known yet, a reload asks again, so the address must stay as it is. */}
      {bought && <SaidOnceIsland />}
    </p>
  );
}
