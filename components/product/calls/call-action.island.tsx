"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import type { TooMany } from "#lib/product/calls/allowance";
import type { Unwelcome } from "#lib/product/calls/unwelcome";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  kind: "retry" | "cancel" | "delete";
  callId: string;
  /** Of a call that may be made again. */
  businessId?: string;
  locale: Locale;
  label: string;
  failures: Record<TooMany | Unwelcome | "failed" | "unfit", string>;
};

const load = () => import("@/components/product/calls/change-call");

/** Why an island: it changes the call in place. Without JavaScript the same form posts to the same address. */
export function CallActionIsland({ kind, callId, businessId = "", locale, label, failures }: Props) {
  const router = useRouter();
  const { fault, isBusy, onSubmit } = useSubmit<string>();

  const change = onSubmit(async (form) => {
    const changing = await load().catch(() => null);
    if (!changing) {
      form.submit();
      return null;
    }
    const changed = await changing.changeCall(kind, { id: callId, businessId });
    const isDone = typeof changed !== "string";
    if (isDone && kind === "delete") router.push(localePath("/calls?deleted=1", locale));
    else if (isDone && kind === "retry") router.push(localePath(`/call/${changed.id}`, locale));
    else router.refresh();
    return isDone ? null : failures[changed];
  });

  return (
    <form
      action={`/api/calls/${callId}/${kind}`}
      method="post"
      onSubmit={change}
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
