import type { ReactNode } from "react";
import { askAnchor } from "@/components/product/calls/asked-of-call";
import { CallActionIsland, type ChangeFailureTexts } from "@/components/product/calls/call-action.island";
import { refusalWords } from "@/components/product/calls/refusal-texts";
import { question } from "@/components/product/looks";
import { AppLink } from "@/components/product/shell/app-link";
import type { Call } from "#lib/product/calls/call";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import type { CallState } from "#lib/base/site/call-states";

/** What a question is about, as the page of the call has it. */
export type AskedAbout = {
  call: Call;
  /** The list that the reader came from, by its state. */
  list: CallState | null;
  /** What is shown when it was not done. */
  failures: ChangeFailureTexts;
};

type Props = AskedAbout & {
  kind: "delete" | "retry";
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
export async function CallQuestion({ kind, call, list, failures, title, confirm, leave, children }: Props) {
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
      <div className="flex flex-wrap gap-3 print:hidden">
        <CallActionIsland
          locale={await currentLocale()}
          callId={call.id}
          kind={kind}
          list={list}
          businessId={call.businessId}
          label={confirm}
          failures={failures}
          refusalWords={await refusalWords()}
        />
        <AppLink
          path={withQuery(`/call/${call.id}`, { state: list })}
          className="button button-quiet"
          scroll={false}
        >
          {leave}
        </AppLink>
      </div>
    </div>
  );
}
