"use client";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, type SubmitEventHandler } from "react";
import { CallFault } from "@/components/product/calls/call-fault";
import { callTitle } from "@/components/product/calls/call-title";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { Button } from "@/components/ui/button";
import { useSettled } from "@/components/ui/use-settled";
import { useSubmit } from "@/components/ui/use-submit";
import { useQuietRefresh } from "@/components/product/shell/use-quiet-refresh";
import type { RefusalWords } from "@/components/product/calls/refusal";
import type { Refused, TooMany } from "#lib/product/calls/allowance";
import type { CallBackFault } from "#lib/product/calls/call-back-fault";
import type { Unwelcome } from "#lib/product/calls/unwelcome";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import type { CallState } from "#lib/base/site/call-states";

/** The words for each reason why a change was not made. */
export type CallActionFailures = Record<TooMany | Failure | "signInAgain", string>;

type Failure = Unwelcome | CallBackFault | "failed" | "signedOut" | "unfit";

type Props = {
  kind: "retry" | "cancel" | "delete";
  /** Whether there is nothing more to cancel: then only the reason why it was not cancelled is left. */
  isOver?: boolean;
  callId: string;
  /** For a call that can be made again. */
  businessId?: string;
  /** The list to go back to, by its state. */
  list?: CallState | null;
  locale: Locale;
  label: string;
  failures: CallActionFailures;
  refusalWords: RefusalWords;
};

const load = () => import("@/components/product/calls/change-call");
const warmUp = () =>
  void load().then(
    ({ prepareChange }) => prepareChange(),
    () => undefined,
  );

/** Why an island: it changes the call in place. Without JavaScript the same form posts to the same address. */
export function CallActionIsland({
  kind,
  isOver = false,
  callId,
  businessId = "",
  list = null,
  locale,
  label,
  failures,
  refusalWords,
}: Props) {
  const router = useRouter();
  const refresh = useQuietRefresh();
  const { fault, isBusy, onSubmit, goOn } = useSubmit<Failure | Refused>();

  const change = onSubmit(async (form) => {
    const changing = await load().catch(() => null);
    if (!changing) {
      if (!navigator.onLine) return "failed";
      form.submit();
      return null;
    }
    const changed = await changing.changeCall(kind, { id: callId, businessId, locale });
    if (typeof changed !== "string" && "code" in changed) {
      goOn(refresh);
      return changed;
    }
    const isDone = typeof changed !== "string";
    goOn(() => {
      if (isDone && kind === "delete") {
        // In place of the call's page: going back must not show the deleted call, neither there nor out of the router's memory.
        router.replace(localePath(withQuery("/calls", { state: list, saved: "delete" }), locale));
        router.refresh();
      } else if (isDone && kind === "retry") router.replace(localePath(`/call/${changed.id}`, locale));
      // While the server does not answer, the router would leave the page for one that fails to load.
      else if (changed !== "cutOff") refresh();
    });
    if (isDone) return null;
    return changed === "cutOff" ? "failed" : changed;
  });

  return (
    <div className="grid justify-items-start gap-3 empty:hidden">
      {!isOver && (
        <ChangeForm
          kind={kind}
          callId={callId}
          list={list}
          locale={locale}
          label={label}
          isBusy={isBusy}
          onSubmit={change}
        />
      )}
      {fault && (
        <p role="alert" className="fault">
          <CallFault fault={fault} texts={failures} words={refusalWords} locale={locale} />
        </p>
      )}
    </div>
  );
}

type FormProps = Pick<Props, "kind" | "callId" | "list" | "locale" | "label"> & {
  isBusy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/**
 * The form of one change. A press that was meant for what stood here before must not reach it. When it goes with the focus in it,
 * because the call has ended, the reader goes on at the page's title.
 */
function ChangeForm({ kind, callId, list, locale, label, isBusy, onSubmit }: FormProps) {
  const isSettled = useSettled();
  const form = useRef<HTMLFormElement>(null);
  // A ringing call is cancelled in a hurry, so the code is loaded at once.
  useEffect(() => {
    if (kind === "cancel") warmUp();
  }, [kind]);
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
      onPointerEnter={warmUp}
    >
      <input type="hidden" name="locale" value={locale} />
      {list && <input type="hidden" name="state" value={list} />}
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
