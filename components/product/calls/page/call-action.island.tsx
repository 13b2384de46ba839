"use client";
import { useRouter } from "next/navigation";
import {
  ChangeFailureText,
  type ChangeFailureTexts,
} from "@/components/product/calls/requests/change-failure";
import { ChangeForm } from "@/components/product/calls/page/change-form";
import type { ChangeFailure } from "@/components/product/calls/requests/post-change";
import { useQuietRefresh } from "@/components/product/shell/use-quiet-refresh";
import { useSubmit } from "@/components/ui/use-submit";
import { loadAhead } from "#lib/platform/browser/page/load-ahead";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import type { CallState } from "#lib/base/site/call-states";
import type { CallChange } from "#lib/product/calls/records/call";

type Props = {
  kind: CallChange;
  callId: string;
  businessId: string;
  /** Whether there is nothing more to cancel: then only the reason why it was not cancelled is left. */
  isOver?: boolean;
  /** The state of the list to go back to. */
  listState: CallState | null;
  locale: Locale;
  label: string;
  texts: ChangeFailureTexts;
};

const loadPosting = () => import("@/components/product/calls/requests/post-change");
const prepare = loadAhead(loadPosting, ({ prepareChange }) => prepareChange());

/** Why an island: it changes the call in place. Without JavaScript the same form posts to the same address. */
export function CallActionIsland({
  kind,
  callId,
  businessId,
  isOver = false,
  listState,
  locale,
  label,
  texts,
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
        router.replace(localePath(withQuery("/calls", { state: listState, saved: "delete" }), locale));
        router.refresh();
    }
  };

  const change = onSubmit(async (form) => {
    const posting = await loadPosting().catch(() => null);
    if (!posting) {
      if (!navigator.onLine) return { kind: "failed" };
      form.submit();
      return null;
    }
    const posted = await posting.postChange(kind, { id: callId, businessId, locale });
    switch (posted.kind) {
      case "done":
        goOn(() => showDone(posted.id));
        return null;
      // While the server does not answer, the router would leave the page for one that fails to load.
      case "cutOff":
        return posted;
      case "full":
      case "unwelcome":
      case "notCalledBack":
      case "unfit":
      case "signedOut":
      case "failed":
        goOn(refresh);
        return posted;
    }
  });

  return (
    <div className="grid justify-items-start gap-3 empty:hidden max-sm:justify-items-stretch min-[80rem]:justify-items-stretch">
      {!isOver && (
        <ChangeForm
          kind={kind}
          callId={callId}
          listState={listState}
          locale={locale}
          label={label}
          isBusy={isBusy}
          prepare={prepare}
          onSubmit={change}
        />
      )}
      {fault && (
        <p role="alert" className="fault">
          <ChangeFailureText failure={fault} texts={texts} locale={locale} />
        </p>
      )}
    </div>
  );
}
