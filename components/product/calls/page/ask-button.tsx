import { askAnchor, type CallAsk } from "@/components/product/calls/page/asked-of-call";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import type { CallState } from "#lib/base/site/call-states";

type Props = {
  callId: string;
  /** What the reader is asked about, which the page's address says. */
  ask: CallAsk;
  /** The state of the list that the reader came from. */
  listState: CallState | null;
  label: string;
  isMain?: boolean;
};

/** A button that has the page ask before something is done with a call. */
export async function AskButton({ callId, ask, listState, label, isMain = false }: Props) {
  return (
    <form action={`${localePath(`/call/${callId}`, await currentLocale())}#${askAnchor}`} method="get">
      <input type="hidden" name="ask" value={ask} />
      {listState && <input type="hidden" name="state" value={listState} />}
      {/* The focus goes here when the reader decides against it. */}
      <button className={isMain ? "button" : "button button-quiet"} type="submit" data-goes-on={ask}>
        {label}
      </button>
    </form>
  );
}
