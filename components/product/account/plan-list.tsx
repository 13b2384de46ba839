import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/product/account/account-form";
import { LocalMoment } from "@/components/product/account/local-moment";
import { loneTexts } from "@/components/product/account/lone-texts";
import { PlanCard, planGrid } from "@/components/product/account/plan-card";
import { WishStatusIsland } from "@/components/product/account/wish-status.island";
import { SaidOnceIsland } from "@/components/product/shell/said-once.island";
import { Badge } from "@/components/ui/badge";
import { callsOf, formatPrice, planCatalog, type PlanId } from "#lib/product/account/plans";
import type { PlanWish } from "#lib/product/account/account-store";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { formReason } from "#lib/base/site/form-problems";
import { paidPlans, type PaidPlan } from "#lib/base/site/paid-plans";
import type { FormOutcome } from "#lib/platform/server/api/form-return";

type Props = {
  current: PlanId;
  /** How many calls a month everybody has; null when calls are not limited. */
  freeCalls: number | null;
  wish: PlanWish | null;
  outcome: FormOutcome;
};

const action = "/api/account/plan";

/** The plans side by side where none is sold: the current one is marked, and another can be wished for. */
export async function PlanList({ current, freeCalls, wish, outcome }: Props) {
  const t = await getTranslations("account.upgrade");
  const form = await getTranslations("account.form");
  const { tag } = languages[await currentLocale()];
  const free = freeCalls === null ? "early" : "free";
  const badges = (plan: PlanId) => (
    <>
      {plan === current && <Badge tone="marked">{t("current")}</Badge>}
      {plan === wish?.plan && <Badge>{t("wished")}</Badge>}
    </>
  );
  const price = (cents: number) => ({ amount: formatPrice(cents, tag), month: t("month") });
  const isSaved = outcome.saved === "plan";
  const refused = outcome.sentBack?.form === "plan" ? outcome.sentBack : null;
  return (
    <>
      {/* A plain post comes back to the anchor "plan": to the error if there is one, else to the status. */}
      {refused && (
        <p id="plan" className="fault" role="alert" tabIndex={-1}>
          {form(formReason(refused.reason))}
        </p>
      )}
      <WishStatusIsland
        id={refused ? undefined : "plan"}
        action={action}
        noted={
          wish &&
          loneTexts(
            t.rich("noted", {
              plan: t(`plans.${wish.plan}.name`),
              date: () => <LocalMoment at={wish.wishedAt} isDay />,
            }),
          )
        }
        isTakenBack={isSaved && !wish}
        takenBack={t("takenBack")}
      />
      {isSaved && <SaidOnceIsland />}
      <ul className={planGrid}>
        <PlanCard
          name={t(`plans.${free}.name`)}
          badges={badges(free)}
          price={price(0)}
          text={t(`plans.${free}.text`)}
          contents={[
            freeCalls === null ? t("allCalls") : t("calls", { count: freeCalls }),
            t("people", { count: 1 }),
          ]}
        />
        {paidPlans.map((plan) => (
          <PlanCard
            key={plan}
            name={t(`plans.${plan}.name`)}
            badges={badges(plan)}
            price={price(planCatalog[plan].centsAMonth)}
            // A granted plan is described by what it includes today: sharing it is only planned.
            text={plan === current ? t(`plans.${plan}.soldText`) : t(`plans.${plan}.text`)}
            contents={[
              plan === current && freeCalls === null
                ? t("allCalls")
                : t("calls", { count: callsOf(plan, freeCalls) ?? planCatalog[plan].calls }),
              ...(plan === current ? [] : [t("people", { count: planCatalog[plan].people })]),
            ]}
          >
            {/* The same form before and after, so that its button keeps the focus. */}
            <WishForm plan={plan} isWished={plan === wish?.plan} />
          </PlanCard>
        ))}
      </ul>
    </>
  );
}

type WishProps = { plan: PaidPlan; isWished: boolean };

/** The form's outcome is shown once, above the list. */
async function WishForm({ plan, isWished }: WishProps) {
  const t = await getTranslations("account.upgrade");
  return (
    <AccountForm
      name={`wish-${plan}`}
      action={action}
      outcome={{ saved: null, sentBack: null }}
      submit={isWished ? t("take") : t("choose", { plan: t(`plans.${plan}.name`) })}
      saved=""
      isQuiet={isWished}
      fields={[{ kind: "hidden", name: "plan", value: isWished ? "" : plan }]}
    />
  );
}
