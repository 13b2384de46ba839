import type { ReactNode } from "react";
import { question } from "@/components/product/looks";
import { AppLink } from "@/components/product/shell/app-link";
import type { Call } from "#lib/product/calls/call";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import type { CallState } from "#lib/base/site/call-states";

type Props = {
  call: Call;
  /** The list that the reader came from, by its state. */
  list: CallState | null;
  /** The heading's id. */
  id: string;
  title: string;
  /** The colour of its border. */
  look: "border-bad" | "border-ink";
  /** The button that does what is asked. */
  action: ReactNode;
  /** The label of the way back to the call. */
  leave: string;
  /** What is said of it. */
  children: ReactNode;
};

/** A question on the page of a call, before something is done that cannot be undone. */
export function CallQuestion({ call, list, id, title, look, action, leave, children }: Props) {
  return (
    <div role="group" aria-labelledby={id} className={`${question} ${look}`}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="flex flex-wrap gap-3 print:hidden">
        {action}
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
