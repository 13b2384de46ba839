"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { fillSheets, takeTyped, type Typed } from "@/components/publication/printable/keep-sheets";

type Props = {
  path: string;
  /** Whether there is anything to type, and so to clear. */
  canClear: boolean;
  labels: Record<"print" | "clear" | "cleared" | "putBack", string>;
};

/** Why an island: printing is the browser's own, and what was typed stands in its storage. */
export function SheetToolsIsland({ path, canClear, labels }: Props) {
  const [cleared, setCleared] = useState<Typed | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-4 noscript:hidden">
      <Button onClick={() => window.print()}>{labels.print}</Button>
      {canClear && (
        <Button look="plain" onClick={() => setCleared(takeTyped(path))}>
          {labels.clear}
        </Button>
      )}
      <p role="status" className="text-soft">
        {cleared && labels.cleared}
      </p>
      {cleared && (
        <Button
          look="plain"
          onClick={() => {
            fillSheets(path, cleared);
            setCleared(null);
          }}
        >
          {labels.putBack}
        </Button>
      )}
    </div>
  );
}
