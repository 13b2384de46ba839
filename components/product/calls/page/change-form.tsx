import { useEffect, useLayoutEffect, useRef, type SubmitEventHandler } from "react";
import { callTitle } from "@/components/product/calls/parts/call-title";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { Button } from "@/components/ui/button";
import { useSettled } from "@/components/ui/use-settled";
import type { Locale } from "#lib/base/i18n/locales";
import type { CallState } from "#lib/base/site/call-states";
import type { CallChange } from "#lib/product/calls/records/call";

type Props = {
  kind: CallChange;
  callId: string;
  /** The state of the list to go back to. */
  listState: CallState | null;
  locale: Locale;
  label: string;
  isBusy: boolean;
  /** Loads what sending the form will need. */
  prepare: () => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/**
 * The form of one change of a call. A press that was meant for what stood here before must not reach it. When it goes with the
 * focus in it, because the call has ended, the reader goes on at the page's title.
 */
export function ChangeForm({ kind, callId, listState, locale, label, isBusy, prepare, onSubmit }: Props) {
  const isSettled = useSettled();
  const form = useRef<HTMLFormElement>(null);
  // A ringing call is cancelled in a hurry, so the code is loaded at once.
  useEffect(() => {
    if (kind === "cancel") prepare();
  }, [kind, prepare]);
  useLayoutEffect(() => {
    const own = form.current;
    return () => {
      if (own?.contains(document.activeElement))
        document.getElementById(callTitle)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <form
      ref={form}
      action={`/api/calls/${callId}/${kind}`}
      method="post"
      onSubmit={onSubmit}
      onPointerEnter={prepare}
    >
      <input type="hidden" name="locale" value={locale} />
      {listState && <input type="hidden" name="state" value={listState} />}
      <AccountFieldIsland />
      <Button
        type="submit"
        look={kind === "cancel" ? "quiet" : "solid"}
        isBusy={isBusy}
        disabled={!isSettled}
      >
        {label}
      </Button>
    </form>
  );
}
