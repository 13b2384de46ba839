import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/product/account/account-form";
import { Badge } from "@/components/ui/badge";
import { currentPlan, formatPrice, plans, type Plan } from "#lib/product/account/plans";
import type { PlanWish } from "#lib/product/account/account-store";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { formatDay } from "#lib/base/i18n/dates";
import { languages } from "#lib/base/i18n/locales";
import { formReason } from "#lib/base/site/form-problems";
import type { FormOutcome } from "#lib/platform/server/api/form-return";

type Props = { wish: PlanWish | null; outcome: FormOutcome };

/** The plans side by side, the current one marked, and the wish for another. */
export async function PlanList({ wish, outcome }: Props) {
  const t = await getTranslations("account.upgrade");
  const form = await getTranslations("account.form");
  const { tag } = languages[await currentLocale()];
  return (
    <>
      {outcome.sentBack?.form === "plan" && (
        <p className="fault" role="alert">
          {form(formReason(outcome.sentBack.reason))}
        </p>
      )}
      <p
        id="plan"
        role="status"
        className="mt-6 max-w-measure scroll-mt-20 border-l-[0.55rem] border-signal bg-signal-soft px-[1.15rem] py-[0.9rem] empty:m-0 empty:border-0 empty:p-0"
      >
        {wish
          ? t("noted", { plan: t(`plans.${wish.plan}.name`), date: formatDay(wish.wishedAt, tag) })
          : outcome.saved === "plan" && t("takenBack")}
      </p>
      <ul className="mt-8 mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-10">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="grid grid-rows-[auto_auto_auto_auto_1fr_auto] content-start gap-3 border-t-[3px] border-ink pt-4"
          >
            <h2>{t(`plans.${plan.id}.name`)}</h2>
            <p className="flex min-h-7 flex-wrap gap-2 max-[60rem]:empty:hidden">
              {plan.id === currentPlan.id && <Badge tone="marked">{t("current")}</Badge>}
              {plan.id === wish?.plan && <Badge>{t("wished")}</Badge>}
            </p>
            <p className="text-soft">
              <b className="font-display text-[2.4rem]/none font-extrabold text-ink tabular-nums">
                {formatPrice(plan.centsAMonth, tag)}
              </b>{" "}
              {t("month")}
            </p>
            <p>{t(`plans.${plan.id}.text`)}</p>
            <ul className="*:border-t *:border-line *:py-2">
              <li>{plan.calls === null ? t("allCalls") : t("calls", { count: plan.calls })}</li>
              <li>{plan.people === null ? t("onePerson") : t("people", { count: plan.people })}</li>
            </ul>
            {plan.id !== "early" && (
              <WishForm
                key={String(plan.id === wish?.plan)}
                plan={plan.id}
                isWished={plan.id === wish?.plan}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type WishProps = { plan: Exclude<Plan["id"], "early">; isWished: boolean };

/** Its outcome is told once, above the list. */
async function WishForm({ plan, isWished }: WishProps) {
  const t = await getTranslations("account.upgrade");
  return (
    <AccountForm
      name={`wish-${plan}`}
      action="/api/account/plan"
      outcome={{ saved: null, sentBack: null }}
      submit={isWished ? t("take") : t("choose", { plan: t(`plans.${plan}.name`) })}
      saved=""
      isQuiet={isWished}
      fields={[{ kind: "hidden", name: "plan", value: isWished ? "" : plan }]}
    />
  );
}
