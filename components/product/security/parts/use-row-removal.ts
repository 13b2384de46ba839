import { useRef } from "react";
import { useSecurityStep } from "@/components/product/security/parts/use-security-step";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";

/** What a row of a list tells the list of. */
export type RowListeners = {
  /** Announces what was done to screen readers. */
  say: (text: string) => void;
  onRemoved: (row: HTMLElement | null) => void;
};

/** Removes what a row of the account's lists shows: the row's own element, and the step that takes away what `remove` does. */
export function useRowRemoval({ say, onRemoved }: RowListeners, remove: () => Promise<unknown>) {
  const step = useSecurityStep();
  const row = useRef<HTMLLIElement>(null);
  const removal = (): Promise<Fault | null> => {
    say("");
    // The row may be gone by the time what it shows is removed.
    const own = row.current;
    return step(remove, () => onRemoved(own));
  };
  return { row, removal };
}
