"use client";
import { useRouter } from "next/navigation";
import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import type { TooMany } from "#lib/product/calls/allowance";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  kind: "retry" | "cancel" | "delete";
  callId: string;
  /** Of a call that may be made again. */
  businessId?: string;
  locale: Locale;
  label: string;
  failures: Record<TooMany | "failed" | "unfit", string>;
};

const load = () => import("@/components/product/calls/change-call");

/** Why an island: it changes the call in place. Without JavaScript the same form posts to the same address. */
export function CallActionIsland({ kind, callId, businessId = "", locale, label, failures }: Props) {
  const router = useRouter();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const form = event.currentTarget;
    setIsBusy(true);
    const changing = await load().catch(() => null);
    if (!changing) {
      form.submit();
      return;
    }
    const changed = await changing.changeCall(kind, { id: callId, businessId });
    isSending.current = false;
    setIsBusy(false);
    const isDone = typeof changed !== "string";
    setFault(isDone ? null : failures[changed]);
    if (isDone && kind === "delete") router.push(localePath("/calls?deleted=1", locale));
    else if (isDone && kind === "retry") router.push(localePath(`/call/${changed.id}`, locale));
    else router.refresh();
  };

  return (
    <form
      action={`/api/calls/${callId}/${kind}`}
      method="post"
      onSubmit={(event) => void change(event)}
      onPointerEnter={() => void load().catch(() => undefined)}
    >
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" look={kind === "cancel" ? "quiet" : "solid"} isBusy={isBusy}>
        {label}
      </Button>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </form>
  );
}
