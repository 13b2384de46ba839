"use client";
import { Button } from "@/components/ui/button";
import { prepareToasts, showToast } from "@/components/ui/toast";
import type { ToastKind } from "@/components/ui/toaster";

type Props = { kind: ToastKind; label: string; text: string; region: string };

/** Why an island: a toast exists only once it is shown. */
export function ToastButtonIsland({ kind, label, text, region }: Props) {
  return (
    <Button
      look="quiet"
      className="noscript:hidden"
      onFocus={() => void prepareToasts().catch(() => undefined)}
      onClick={() => void showToast(kind, text, region)}
    >
      {label}
    </Button>
  );
}
