import { useEffect, useRef, useState } from "react";
import type { Outcome } from "@/components/reader/forms/send-form";
import { isElsewhere, useSubmit } from "@/components/ui/use-submit";

type Fault = Exclude<Outcome, "sent">;
type Options = {
  isBlank?: boolean;
  /** Says what became of the form where every reader notices it. */
  tell: (outcome: Outcome) => Promise<unknown>;
};

/** What the forms for an address have in common: what is wrong, and a focus that does not leave the form by itself. */
export function useEmailForm({ isBlank: isBlankAtFirst = false, tell }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isBlank, setBlank] = useState(isBlankAtFirst);
  /** Counts how often the field was to be focused: after the drawing that enables it, not before. */
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns > 0) input.current?.focus();
  }, [turns]);
  const returnToField = () => setTurns((count) => count + 1);
  const { fault, isBusy, run, setFault } = useSubmit<Fault>({ focus: returnToField });
  return {
    form,
    input,
    /** Whether there is nothing in the field but, perhaps, spaces. */
    isBlank,
    fault,
    isBusy,
    /** Takes note of what stands in the field. */
    look: (value: string) => {
      const isNothing = value.trim() === "";
      setBlank(isNothing);
      // Spaces are no address, and the button that would say so cannot be pressed.
      setFault(isNothing && value !== "" ? "emailRequired" : null);
    },
    /** The fields are about to be enabled again: a focus that has waited goes back to the field. */
    release: () => {
      if (document.activeElement === form.current) returnToField();
    },
    /** Sends the form by `step`. Meanwhile the fields are disabled, and the focus, if it is theirs, waits in the form. */
    send: (step: () => Promise<Outcome>) =>
      run(async () => {
        if (form.current && !isElsewhere(form.current)) form.current.focus({ preventScroll: true });
        const outcome = await step();
        void tell(outcome);
        return outcome === "sent" ? null : outcome;
      }, form.current),
    /** Enter was pressed. Gives whether that is to send the form. */
    enter: () => {
      if (!isBlank) return true;
      setFault("emailRequired");
      returnToField();
      void tell("emailRequired");
      return false;
    },
  };
}

/** Whether it is the address that is wrong, and not the sending. */
export const isAddressFault = (fault: Fault | null): boolean =>
  fault === "emailRequired" || fault === "emailInvalid";
