import { getTranslations } from "next-intl/server";
import { CallFormRefusal } from "@/components/product/calls/requests/call-form-refusal";
import { Fact } from "@/components/product/calls/parts/fact";
import { LanguageName } from "@/components/product/calls/parts/language-name";
import { outlookTexts } from "@/components/product/calls/requests/outlook-texts";
import { refusalTexts, unwelcomeTexts } from "@/components/product/calls/requests/refusal-texts";
import { callChoices } from "@/components/product/looks";
import { UrgentBox } from "@/components/publication/help-line/urgent-box";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { findUrgentLines } from "#lib/product/calls/commands/find-urgent-lines";
import { tooManyCodes } from "#lib/product/calls/allowance/allowance";
import type { CallOutlook } from "#lib/product/calls/permission/call-outlook";
import { unwelcomeCodes } from "#lib/product/calls/manners/unwelcome";
import { numberChanged, startCallForm, type CallWish } from "#lib/product/calls/form/call-form";
import { formatPhone } from "#lib/product/directory/business/phone";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { maskPhoneNumber } from "#lib/base/values/phone-number";

export const confirmationProblems = [
  ...tooManyCodes,
  ...unwelcomeCodes,
  numberChanged,
  "failed",
  "expired",
] as const;
type ConfirmationProblem = (typeof confirmationProblems)[number];

/** What the form said, and the key that makes two confirmations of it one call. */
const fields = ["businessId", "request", "language", "callbackNumber", "idempotencyKey"] as const;

type Props = {
  typed: Readonly<Record<string, string>>;
  business: { name: string };
  outlook: CallOutlook;
  wish: CallWish;
  problem: ConfirmationProblem | null;
  /** When there is room again, as the address says. */
  until: unknown;
};

/** The step before a call starts, as a page of its own: for readers without JavaScript. */
export async function CallConfirmation({ typed, business, outlook, wish, problem, until }: Props) {
  const t = await getTranslations("calls.start");
  const forms = await getTranslations("account.form");
  const locale = await currentLocale();
  const urgent = await findUrgentLines(wish.request, { locale, spoken: wish.language });
  return (
    <section aria-labelledby="call-check" className="mt-11 grid max-w-measure grid-cols-1 gap-5">
      <h2 id="call-check">{t("check")}</h2>
      {urgent && <UrgentBox lines={urgent} heading="h3" />}
      <dl>
        <Fact term={t("request")} isSaid>
          {wish.request}
        </Fact>
        <Fact term={t("language")}>
          <LanguageName language={wish.language} />
        </Fact>
        {/* What was just typed is shown whole, so that a wrong digit is seen. */}
        <Fact term={t("number")}>
          {(typed.callbackNumber ?? "").trim() === ""
            ? maskPhoneNumber(wish.callbackNumber)
            : formatPhone(wish.callbackNumber)}
        </Fact>
      </dl>
      <p className="meta">
        {outlook.kind === "welcome"
          ? (await outlookTexts(outlook, business.name)).check
          : (await unwelcomeTexts())[outlook.reason]}
      </p>
      {problem && (
        <CallFormRefusal
          id={startCallForm}
          problem={problem}
          texts={{
            ...(await refusalTexts("start")),
            numberChanged: t("faults.numberChanged"),
            failed: t("failed"),
            expired: forms("expired"),
          }}
          businessId={typed.businessId ?? ""}
          until={until}
        />
      )}
      <form action="/api/calls" method="post" className={callChoices}>
        <input type="hidden" name="locale" value={locale} />
        <AccountFieldIsland />
        {fields.map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
        <input type="hidden" name="shownNumber" value={maskPhoneNumber(wish.callbackNumber)} />
        {outlook.kind === "welcome" && (
          <button className="button" type="submit">
            {t("confirm")}
          </button>
        )}
        <button className="button button-quiet" type="submit" name="change" value="1">
          {t("change")}
        </button>
      </form>
    </section>
  );
}
