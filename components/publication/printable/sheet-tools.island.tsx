"use client";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  keepSheets,
  putTypedBack,
  takeTyped,
  type Typed,
} from "@/components/publication/printable/keep-sheets";

type Props = {
  path: string;
  /** Whether there is anything to fill in, and so to clear. */
  canClear: boolean;
  labels: Record<"print" | "cannotPrint" | "clear" | "cleared" | "putBack" | "isBack", string>;
};

/** Why an island: printing is a browser function, and what was typed is in the browser's storage. */
export function SheetToolsIsland({ path, canClear, labels }: Props) {
  /** What can be restored: this is the only copy. */
  const [cleared, setCleared] = useState<Typed>({});
  const [said, setSaid] = useState<"cannotPrint" | "cleared" | "isBack" | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const print = () => {
    // The browsers inside other apps may lack this API.
    if (typeof window.print === "function") window.print();
    else setSaid("cannotPrint");
  };
  const clear = () => {
    // The arrival script may still be loading.
    keepSheets();
    const taken = takeTyped(path);
    setCleared({ ...cleared, ...taken });
    setSaid("cleared");
  };
  const putBack = () => {
    putTypedBack(path, cleared);
    setCleared({});
    setSaid("isBack");
    // The button that had the focus is removed. Its neighbor is the button that clears, so the status gets the focus.
    status.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-4 noscript:hidden">
      <Button onClick={print}>{labels.print}</Button>
      {canClear && (
        <Button look="plain" onClick={clear}>
          {labels.clear}
        </Button>
      )}
      <p ref={status} tabIndex={-1} role="status" className="text-soft">
        {said && labels[said]}
      </p>
      {Object.keys(cleared).length > 0 && (
        <Button look="plain" onClick={putBack}>
          {labels.putBack}
        </Button>
      )}
    </div>
  );
}
