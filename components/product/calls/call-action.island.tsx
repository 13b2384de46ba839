"use client";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type SubmitEventHandler } from "react";
import { FailureText, type FailureTexts } from "@/components/product/calls/call-failure";
import { callTitle } from "@/components/product/calls/call-title";
import type { ChangeFailure } from "@/components/product/calls/post-change";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { Button } from "@/components/ui/button";
import { useSettled } from "@/components/ui/use-settled";
import { useSubmit } from "@/components/ui/use-submit";
import { useQuietRefresh } from "@/components/product/shell/use-quiet-refresh";
import type { RefusalWords } from "@/components/product/calls/refusal";
import type { CallBackFault } from "#lib/product/calls/call-back-fault";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import type { CallState } from "#lib/base/site/call-states";

/** The words for each reason why a change was not made. */
export type ChangeFailureTexts = FailureTexts & Record<CallBackFault | "unfit", string>;

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
  failures: ChangeFailureTexts;
  refusalWords: RefusalWords;
};

const load = () => import("@/components/product/calls/post-change");
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
  const { fault, isBusy, onSubmit, goOn } = useSubmit<ChangeFailure>();

  /** Leads to where the change is seen; `id` is the call that it concerns. */
  const showDone = (id: string) => {
    switch (kind) {
      case "cancel":
        refresh();
        break;
      case "retry":
        router.replace(localePath(`/call/${id}`, locale));
        break;
      case "delete":
        // In place of the call's page: going back must not show the deleted call, neither there nor out of the router's memory.
        router.replace(localePath(withQuery("/calls", { state: list, saved: "delete" }), locale));
        router.refresh();
    }
  };

  const change = onSubmit(async (form) => {
    const changing = await load().catch(() => null);
    if (!changing) {
      if (!navigator.onLine) return { kind: "failed" };
      form.submit();
      return null;
    }
    const changed = await changing.postChange(kind, { id: callId, businessId, locale });
    switch (changed.kind) {
      case "done":
        goOn(() => showDone(changed.id));
        return null;
      // While the server does not answer, the router would leave the page for one that fails to load.
      case "cutOff":
        return changed;
      case "full":
      case "unwelcome":
      case "notCalledBack":
      case "unfit":
      case "signedOut":
      case "failed":
        goOn(refresh);
        return changed;
    }
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
          <ChangeFailureText failure={fault} texts={failures} words={refusalWords} locale={locale} />
        </p>
      )}
    </div>
  );
}

type FailureProps = Omit<ComponentProps<typeof FailureText>, "failure" | "texts"> & {
  failure: ChangeFailure;
  texts: ChangeFailureTexts;
};

function ChangeFailureText({ failure, texts, ...rest }: FailureProps) {
  switch (failure.kind) {
    case "notCalledBack":
      return <span>{texts[failure.fault]}</span>;
    case "unfit":
      return <span>{texts.unfit}</span>;
    case "cutOff":
      return <span>{texts.failed}</span>;
    default:
      return <FailureText failure={failure} texts={texts} {...rest} />;
  }
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
