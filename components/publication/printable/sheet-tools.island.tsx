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
  /** Whether there is anything to type, and so to clear. */
  canClear: boolean;
  labels: Record<"print" | "cannotPrint" | "clear" | "cleared" | "putBack" | "isBack", string>;
};

/** Why an island: printing is the browser's own, and what was typed stands in its storage. */
export function SheetToolsIsland({ path, canClear, labels }: Props) {
  /** What can be put back: the only copy of it. */
  const [cleared, setCleared] = useState<Typed>({});
  const [said, setSaid] = useState<"cannotPrint" | "cleared" | "isBack" | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const print = () => {
    // Browsers inside of other apps may have no such thing.
    if (typeof window.print === "function") window.print();
    else setSaid("cannotPrint");
  };
  const clear = () => {
    // What runs on arrival may still be on its way.
    keepSheets();
    const taken = takeTyped(path);
    setCleared({ ...cleared, ...taken });
    setSaid("cleared");
  };
  const putBack = () => {
    putTypedBack(path, cleared);
    setCleared({});
    setSaid("isBack");
    // The button that had the focus goes. Beside it is the one that clears.
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
