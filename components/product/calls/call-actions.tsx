import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { AppLink } from "@/components/product/shell/app-link";
import { CallActionIsland } from "@/components/product/calls/call-action.island";
import { DeleteQuestion } from "@/components/product/calls/delete-question";
import { refusalTexts } from "@/components/product/calls/refusal-texts";
import { tooManyCodes } from "#lib/product/calls/allowance";
import type { Call } from "#lib/product/calls/call";
import { callBackFaultCodes } from "#lib/product/calls/call-back-fault";
import { unwelcomeCodes } from "#lib/product/calls/unwelcome";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { isLive, type CallState } from "#lib/base/site/call-states";

export const callProblems = [
  "ended",
  "live",
  ...tooManyCodes,
  ...unwelcomeCodes,
  ...callBackFaultCodes,
  "failed",
  "expired",
  "otherAccount",
] as const;
type CallProblem = (typeof callProblems)[number];

type Props = {
  call: Call;
  /** The state by which the list is filtered that the reader came from; null for the whole list. */
  list: CallState | null;
  /** Whether the reader has pressed Delete and is now asked to confirm. */
  isAsked: boolean;
  /** Why the last action of the reader failed. */
  problem: CallProblem | null;
};

/** What a user can do with their call: cancel it while it is live; make it again or delete it when it is over. */
export async function CallActions({ call, list, isAsked, problem }: Props) {
  const t = await getTranslations("calls.detail");
  const forms = await getTranslations("account.form");
  const locale = await currentLocale();
  const failures = {
    ...(await refusalTexts("detail")),
    failed: t("problems.failed"),
    signedOut: t("problems.signedOut"),
  };
  const problems = {
    ...failures,
    ended: t("problems.ended"),
    live: t("problems.live"),
    expired: forms("expired"),
    otherAccount: forms("otherAccount"),
  };
  const isOver = !isLive(call.state);
  return (
    <section id="actions" aria-label={t("actions")} className="grid grid-cols-1 gap-4">
      {problem && (
        <p role="alert" className="fault">
          {problems[problem]}
        </p>
      )}
      {isOver && isAsked ? (
        <DeleteQuestion call={call} list={list} failures={{ ...failures, unfit: t("problems.live") }} />
      ) : (
        <div className="flex flex-wrap gap-3 print:hidden">
          {/* One island for both, so that the reason why a call was not cancelled stays on the page after the call has ended. */}
          {!(isOver && call.retriedBy) && (
            <CallActionIsland
              locale={locale}
              callId={call.id}
              {...(isOver
                ? {
                    kind: "retry",
                    businessId: call.businessId,
                    label: t("retry"),
                    failures: { ...failures, unfit: t("problems.failed") },
                  }
                : {
                    kind: "cancel",
                    label: t("cancel"),
                    failures: { ...failures, unfit: t("problems.ended") },
                  })}
            />
          )}
          {isOver && (
            <form action={`${localePath(`/call/${call.id}`, locale)}#actions`} method="get">
              <input type="hidden" name="ask" value="delete" />
              {list && <input type="hidden" name="state" value={list} />}
              {/* The focus goes here when the reader decides to keep the call. */}
              <button className="button button-quiet" type="submit" data-goes-on="">
                {t("delete")}
              </button>
            </form>
          )}
        </div>
      )}
      <ul className="grid">
        {call.retriedBy && (
          <li>
            <span>{t("retried")}</span>{" "}
            <AppLink path={`/call/${call.retriedBy}`} className={target}>
              {t("newer")}
            </AppLink>
          </li>
        )}
        {call.retryOf && (
          <li>
            <span>{t("retryOf")}</span>{" "}
            <AppLink path={`/call/${call.retryOf}`} className={target}>
              {t("earlier")}
            </AppLink>
          </li>
        )}
        <li>
          <AppLink path={`/business/${call.businessId}`} className={target}>
            {t("toBusiness", { business: call.businessName })}
          </AppLink>
        </li>
      </ul>
    </section>
  );
}
