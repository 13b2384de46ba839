import type { ReactNode } from "react";
import { askAnchor, type CallAsk } from "@/components/product/calls/page/asked-of-call";
import { CallActionIsland } from "@/components/product/calls/page/call-action.island";
import { changeFailureTexts } from "@/components/product/calls/requests/refusal-texts";
import { callChoices, question } from "@/components/product/looks";
import { AppLink } from "@/components/product/shell/app-link";
import type { Call } from "#lib/product/calls/records/call";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import type { CallState } from "#lib/base/site/call-states";

/** What a question is about, as the page of the call has it. */
export type AskedAbout = {
  call: Call;
  /** The state of the list that the reader came from; null for the whole list. */
  listState: CallState | null;
};

type Props = AskedAbout & {
  kind: CallAsk;
  title: string;
  /** The label of the button that does what is asked. */
  confirm: string;
  /** The label of the way back to the call. */
  leave: string;
  /** What is said of it. */
  children: ReactNode;
};

const looks = { delete: "border-bad", retry: "border-ink" };

/** A question on the page of a call, before something is done that cannot be undone. */
export async function CallQuestion({ kind, call, listState, title, confirm, leave, children }: Props) {
  const id = `${kind}-ask`;
  return (
    <div
      id={askAnchor}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className={`scroll-mt-20 ${question} ${looks[kind]}`}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div className={callChoices}>
        <CallActionIsland
          locale={await currentLocale()}
          callId={call.id}
          kind={kind}
          listState={listState}
          businessId={call.businessId}
          label={confirm}
          texts={await changeFailureTexts(kind)}
        />
        <AppLink
          path={withQuery(`/call/${call.id}`, { state: listState })}
          className="button button-quiet"
          scroll={false}
        >
          {leave}
        </AppLink>
      </div>
    </div>
  );
}
