import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/calls/app-link";
import type { CallWish } from "#lib/calls/call-form";
import { currentLocale } from "#lib/i18n/current-locale";
import { languages } from "#lib/i18n/locales";
import { maskPhoneNumber } from "#lib/site/phone-number";

export const confirmationProblems = ["tooMany", "failed", "expired"] as const;
type ConfirmationProblem = (typeof confirmationProblems)[number];

type Props = {
  draftId: string;
  business: { name: string };
  wish: CallWish;
  problem: ConfirmationProblem | null;
};

/** The step before a call starts, as a page: for readers without JavaScript. */
export async function CallConfirmation({ draftId, business, wish, problem }: Props) {
  const t = await getTranslations("calls.start");
  const forms = await getTranslations("account.form");
  const locale = await currentLocale();
  return (
    <section aria-labelledby="call-check" className="start-call call-check">
      <h2 id="call-check">{t("check")}</h2>
      <dl className="call-facts">
        <div>
          <dt>{t("request")}</dt>
          <dd className="call-said">{wish.request}</dd>
        </div>
        <div>
          <dt>{t("language")}</dt>
          <dd>{languages[wish.language].label}</dd>
        </div>
        <div>
          <dt>{t("number")}</dt>
          <dd>{maskPhoneNumber(wish.callbackNumber)}</dd>
        </div>
      </dl>
      <p className="meta">{t("checkText", { business: business.name })}</p>
      {problem && (
        <p role="alert" className="fault">
          {problem === "expired" ? forms("expired") : t(problem)}
        </p>
      )}
      <form action="/api/calls" method="post" className="call-actions">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="draft" value={draftId} />
        <button className="button" type="submit">
          {t("confirm")}
        </button>
        <AppLink path={`/calls/new?draft=${draftId}&change=1`} className="button button-quiet">
          {t("change")}
        </AppLink>
      </form>
    </section>
  );
}
