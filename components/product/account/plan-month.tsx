import { getTranslations } from "next-intl/server";
import { LocalMoment } from "@/components/product/account/local-moment";
import { loneTexts } from "@/components/product/account/lone-texts";
import { LeavingForm } from "@/components/product/account/plan-shop";
import { Fact } from "@/components/product/calls/parts/fact";
import { note } from "@/components/product/looks";
import { ShellSection } from "@/components/product/shell/shell-section";
import { lateUntil } from "#lib/product/account/plans";
import type { PlanUsage } from "#lib/product/account/read-plan-usage";

type Props = {
  usage: PlanUsage;
  /** Whether the payment service has a page on which the plan is managed. */
  isManaged: boolean;
};

/** The user's plan: how many of its calls are used, when new ones come, what happens then, and whether it is paid. */
export async function PlanMonth({ usage, isManaged }: Props) {
  const { plan, subscription, used } = usage;
  const t = await getTranslations("account.plan");
  const names = await getTranslations("account.upgrade.plans");
  const shop = await getTranslations("account.upgrade.shop");
  const states = await getTranslations("calls.states");
  const given = plan.by === "grant" && (await givenText(plan));
  const payment = await paymentText(usage);
  return (
    <ShellSection id="month" title={t("title")}>
      {(given || payment) && <p className={note}>{given || payment}</p>}
      <dl className="*:first:border-t-0 [&_dd]:max-w-measure">
        <Fact term={t("name")}>{names(`${plan.id}.name`)}</Fact>
        {plan.calls !== null && (
          <>
            <Fact term={t("used")}>{t("usedOf", { used: used ?? 0, calls: plan.calls })}</Fact>
            <Fact term={t("renews")}>
              <LocalMoment at={plan.month.to} />
            </Fact>
          </>
        )}
        {given && payment && subscription && <Fact term={names(`${subscription.plan}.name`)}>{payment}</Fact>}
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

async function toldAt() {
  const t = await getTranslations("account.plan");
  return (key: "givenUntil" | "ends" | "late", at: Date) =>
    loneTexts(t.rich(key, { date: () => <LocalMoment at={at} /> }));
}

/** Who granted a plan, and until when. */
async function givenText({ endsAt }: PlanUsage["plan"]) {
  const t = await getTranslations("account.plan");
  return endsAt ? (await toldAt())("givenUntil", endsAt) : t("given");
}

/** What the user should know about the end of a bought plan or its payment; null for nothing. */
async function paymentText({ bought, subscription }: PlanUsage) {
  const t = await getTranslations("account.plan");
  const told = await toldAt();
  if (subscription?.state === "unpaid" || subscription?.state === "paused") return t(subscription.state);
  const until = lateUntil(subscription);
  if (until) return bought ? told("late", until) : t("lateOver");
  return bought?.endsAt ? told("ends", bought.endsAt) : null;
}
