import { useEffect, useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

/** A press in this time was meant for what stood there before. */
const settleMs = 1_000;

/** Whether a control has stood long enough for a press to be meant for it. One that its document came with has. */
export function useSettled(): boolean {
  const isLate = useIsHydrated();
  const [isSettled, setSettled] = useState(!isLate);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
