import { getTranslations } from "next-intl/server";
import { PlanCard, planGrid } from "@/components/product/account/plan-card";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { Badge } from "@/components/ui/badge";
import { formatPrice, planCatalog, type PlanId } from "#lib/product/account/plans";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { paidPlans, type PaidPlan } from "#lib/base/site/paid-plans";
import type { PlanPrice } from "#lib/platform/server/billing/subscription";

type Props = {
  current: PlanId;
  /** How many calls a month everybody has. */
  freeCalls: number;
  /** What the plans cost; null while that cannot be read, in which case none is sold. */
  prices: readonly PlanPrice[] | null;
  /** Whether there is a subscription: it can then be managed, and no other is sold. */
  isSubscribed: boolean;
};

/** The plans side by side where they are sold. Each button is a plain form that leads to the payment service's page. */
export async function PlanShop({ current, freeCalls, prices, isSubscribed }: Props) {
  const t = await getTranslations("account.upgrade");
  const { tag } = languages[await currentLocale()];
  const badge = (plan: PlanId) => plan === current && <Badge tone="marked">{t("current")}</Badge>;
  const priceOf = (plan: PaidPlan) => {
    const price = prices?.find((one) => one.plan === plan);
    return price ? { amount: formatPrice(price.amount, tag, price), month: t("month") } : null;
  };
  return (
    <>
      {!prices && (
        <p role="status" className="mt-6 max-w-measure">
          {t("shop.closed")}
        </p>
      )}
      <ul className={planGrid}>
        <PlanCard
          name={t("plans.free.name")}
          badges={badge("free")}
          price={{ amount: formatPrice(0, tag, prices?.[0]), month: t("month") }}
          text={t("plans.free.text")}
          contents={[t("calls", { count: freeCalls })]}
        />
        {paidPlans.map((plan) => (
          <PlanCard
            key={plan}
            name={t(`plans.${plan}.name`)}
            badges={badge(plan)}
            price={priceOf(plan)}
            text={t(`plans.${plan}.soldText`)}
            contents={[t("calls", { count: Math.max(planCatalog[plan].calls, freeCalls) })]}
          >
            {prices && !isSubscribed && (
              <LeavingForm
                action="/api/account/checkout"
                submit={t("shop.buy", { plan: t(`plans.${plan}.name`) })}
                plan={plan}
              />
            )}
          </PlanCard>
        ))}
      </ul>
    </>
  );
}

type FormProps = {
  action: "/api/account/checkout" | "/api/account/portal";
  submit: string;
  plan?: PaidPlan;
};

/** A button that leads to a page of the payment service. */
export async function LeavingForm({ action, submit, plan }: FormProps) {
  const locale = await currentLocale();
  return (
    <form action={action} method="post" className="print:hidden">
      <input type="hidden" name="locale" value={locale} />
      <AccountFieldIsland />
      {plan && <input type="hidden" name="plan" value={plan} />}
      <button className="button" type="submit">
        {submit}
      </button>
    </form>
  );
}
