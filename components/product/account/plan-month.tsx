import { getTranslations } from "next-intl/server";
import { LocalMoment } from "@/components/product/account/local-moment";
import { loneTexts } from "@/components/product/account/lone-texts";
import { LeavingForm } from "@/components/product/account/plan-shop";
import { Fact } from "@/components/product/calls/fact";
import { note } from "@/components/product/looks";
import { ShellSection } from "@/components/product/shell/shell-section";
import { lateUntil } from "#lib/product/account/plans";
import type { PlanUsage } from "#lib/product/account/read-plan-usage";

type Props = {
  usage: PlanUsage;
  /** Whether there is a page of the payment service on which the plan is managed. */
  isManaged: boolean;
};

/** The user's plan: how many of its calls are used, when there are new ones, what happens then, and whether it is paid. */
export async function PlanMonth({ usage: { plan, subscription, used }, isManaged }: Props) {
  const t = await getTranslations("account.plan");
  const names = await getTranslations("account.upgrade.plans");
  const shop = await getTranslations("account.upgrade.shop");
  const states = await getTranslations("calls.states");
  return (
    <ShellSection id="month" title={t("title")}>
      <PaymentNote plan={plan} subscription={subscription} />
      <dl className="max-w-measure">
        <Fact term={t("name")}>{names(`${plan.id}.name`)}</Fact>
        {plan.calls !== null && (
          <>
            <Fact term={t("used")}>{t("usedOf", { used: used ?? 0, calls: plan.calls })}</Fact>
            <Fact term={t("renews")}>
              <LocalMoment at={plan.month.to} />
            </Fact>
          </>
        )}
      </dl>
      {plan.calls !== null && <p className="meta">{t("rule", { failed: states("failed") })}</p>}
      {isManaged && (
        <div className="grid justify-items-start gap-2">
          <LeavingForm action="/api/account/portal" submit={shop("manage")} />
          <p className="meta">{shop("manageNote")}</p>
        </div>
      )}
    </ShellSection>
  );
}

/** What is to be known of a plan's end or its payment. */
async function PaymentNote({ plan, subscription }: Pick<PlanUsage, "plan" | "subscription">) {
  const t = await getTranslations("account.plan");
  const until = lateUntil(subscription);
  const told = (key: "givenUntil" | "ends" | "late", at: Date) =>
    loneTexts(t.rich(key, { date: () => <LocalMoment at={at} /> }));
  const bought = plan.by === "subscription";
  const text =
    subscription?.state === "unpaid"
      ? t("unpaid")
      : until && bought
        ? told("late", until)
        : until
          ? t("lateOver")
          : plan.by === "grant"
            ? plan.endsAt
              ? told("givenUntil", plan.endsAt)
              : t("given")
            : bought && plan.endsAt && told("ends", plan.endsAt);
  return text ? <p className={note}>{text}</p> : null;
}
