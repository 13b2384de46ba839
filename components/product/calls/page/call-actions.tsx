import { getTranslations } from "next-intl/server";
import { callChoices } from "@/components/product/looks";
import { AskButton } from "@/components/product/calls/page/ask-button";
import type { CallAsk } from "@/components/product/calls/page/asked-of-call";
import { CallFormRefusal } from "@/components/product/calls/requests/call-form-refusal";
import { CallActionIsland } from "@/components/product/calls/page/call-action.island";
import { CallLinks } from "@/components/product/calls/page/call-links";
import { DeleteQuestion } from "@/components/product/calls/page/delete-question";
import { RetryQuestion } from "@/components/product/calls/page/retry-question";
import { changeFailureTexts, refusalTexts } from "@/components/product/calls/requests/refusal-texts";
import { ButtonLink } from "@/components/ui/button";
import { tooManyCodes } from "#lib/product/calls/allowance/allowance";
import { callChangeForms, type Call } from "#lib/product/calls/records/call";
import { callBackFaultCodes } from "#lib/product/calls/form/call-back-fault";
import { formatPhone } from "#lib/product/directory/business/phone";
import { unwelcomeCodes } from "#lib/product/calls/manners/unwelcome";
import { currentLocale } from "#lib/base/i18n/current-locale";
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

/** After these the assistant gets no further: calling oneself comes first. */
const unreached: readonly CallState[] = ["no-answer", "busy", "voicemail", "refused", "failed"];

/** Below each other in the column beside what came of the call, where they are as wide as the widest of them. */
const stacked = `${callChoices} min-[80rem]:grid min-[80rem]:w-fit min-[80rem]:grid-cols-1 min-[80rem]:[&_.button]:w-full`;

type Props = {
  call: Call;
  /** The state of the list that the reader came from; null for the whole list. */
  listState: CallState | null;
  /** The business's own number in E.164; null where there is none to call. */
  phone: string | null;
  /** What the reader wants to do and is now asked to confirm. */
  asked: CallAsk | null;
  /** Why the last action of the reader failed. */
  problem: CallProblem | null;
  /** When there is room again, as the address says. */
  until: unknown;
};

/** What a user can do with their call: cancel it while it is live; make it again or delete it when it is over. */
export async function CallActions({ call, listState, phone, asked, problem, until }: Props) {
  const t = await getTranslations("calls.detail");
  const forms = await getTranslations("account.form");
  const locale = await currentLocale();
  const problems = {
    ...(await refusalTexts("detail")),
    ended: t("problems.ended"),
    live: t("problems.live"),
    failed: t("problems.failed"),
    expired: forms("expired"),
    otherAccount: forms("otherAccount"),
  };
  const isOver = !isLive(call.state);
  const mayRetry = isOver && !call.retriedBy;
  const isTheirTurn = unreached.includes(call.state);
  const byHand = phone && (
    <ButtonLink href={`tel:${phone}`} look={isTheirTurn ? "solid" : "quiet"}>
      {t("callYourself", { number: formatPhone(phone) })}
    </ButtonLink>
  );
  return (
    // A new document reads nothing out by itself. The address of a refusal ends in the form's name, so that it gets the focus.
    <section
      id={problem ? undefined : callChangeForms}
      aria-label={t("actions")}
      className="grid grid-cols-1 gap-4"
    >
      {problem && (
        <CallFormRefusal
          id={callChangeForms}
          problem={problem}
          texts={problems}
          businessId={call.businessId}
          until={until}
        />
      )}
      {asked === "delete" ? (
        <DeleteQuestion call={call} listState={listState} />
      ) : asked === "retry" ? (
        <RetryQuestion call={call} listState={listState} />
      ) : (
        <div className={stacked}>
          {/* Stays when the call has ended, with the reason why it was not cancelled. */}
          <CallActionIsland
            kind="cancel"
            isOver={isOver}
            listState={listState}
            locale={locale}
            callId={call.id}
            businessId={call.businessId}
            label={t("cancel")}
            texts={await changeFailureTexts("cancel")}
          />
          {mayRetry && (
            <AskButton
              ask="retry"
              callId={call.id}
              listState={listState}
              label={t("retry")}
              isMain={!isTheirTurn && call.state !== "completed"}
            />
          )}
          {/* Not where the button to cancel stood, which somebody may be about to press as the call ends. */}
          {isOver && byHand}
          {isOver && <AskButton ask="delete" callId={call.id} listState={listState} label={t("delete")} />}
        </div>
      )}
      <CallLinks call={call} />
    </section>
  );
}
