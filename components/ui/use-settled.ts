import { useEffect, useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

/** A press within this time was meant for what was there before. */
const settleMs = 1_000;

/**
 * Whether a control has been there long enough for a press to be meant for it. Controls that came with the document count at once.
 */
export function useSettled(): boolean {
  const isLate = useIsHydrated();
  const [isSettled, setSettled] = useState(!isLate);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
