import { useEffect, useRef, useState } from "react";
import type { Outcome } from "@/components/reader/forms/send-form";
import { isElsewhere, useSubmit } from "@/components/ui/use-submit";

type Fault = Exclude<Outcome, "sent">;
type Options = {
  isBlank?: boolean;
  /** Announces the outcome of the form where every reader notices it. */
  tell: (outcome: Outcome) => Promise<unknown>;
};

/** What the forms for an address have in common: the error, and a focus that does not leave the form by itself. */
export function useEmailForm({ isBlank: isBlankAtFirst = false, tell }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isBlank, setBlank] = useState(isBlankAtFirst);
  /** Counts the requests to focus the field: it can be focused only after the render that enables it. */
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns > 0) input.current?.focus();
  }, [turns]);
  const returnToField = () => setTurns((count) => count + 1);
  const { fault, isBusy, run, setFault } = useSubmit<Fault>({ focus: returnToField });
  return {
    form,
    input,
    /** Whether the field is empty or holds only spaces. */
    isBlank,
    fault,
    isBusy,
    /** To be called with the field's value. */
    look: (value: string) => {
      const isNothing = value.trim() === "";
      setBlank(isNothing);
      // Spaces are not an address, and the button that would say so is disabled.
      setFault(isNothing && value !== "" ? "emailRequired" : null);
    },
    /** To be called before the fields are enabled again: a focus waiting in the form returns to the field. */
    release: () => {
      if (document.activeElement === form.current) returnToField();
    },
    /** Sends the form by `step`. Meanwhile the fields are disabled, and their focus waits in the form. */
    send: (step: () => Promise<Outcome>) =>
      run(async () => {
        if (form.current && !isElsewhere(form.current)) form.current.focus({ preventScroll: true });
        const outcome = await step();
        void tell(outcome);
        return outcome === "sent" ? null : outcome;
      }, form.current),
    /** To be called when Enter is pressed. Returns whether to send the form. */
    enter: () => {
      if (!isBlank) return true;
      setFault("emailRequired");
      returnToField();
      void tell("emailRequired");
      return false;
    },
  };
}

/** Whether the address is wrong, and not the sending. */
export const isAddressFault = (fault: Fault | null): boolean =>
  fault === "emailRequired" || fault === "emailInvalid";
