import { useEffect, useRef, useState, type RefObject } from "react";
import type { Outcome } from "@/components/reader/forms/send-form";

type Fault = Exclude<Outcome, "sent">;

export type EmailForm = {
  form: RefObject<HTMLFormElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Whether there is nothing in the field but, perhaps, spaces. */
  isBlank: boolean;
  fault: Fault | null;
  /** Takes note of what stands in the field. */
  look: (value: string) => void;
  /** The fields are about to be disabled: the focus waits in the form. */
  hold: () => void;
  /** The fields are about to be enabled again: a focus that has waited goes back to the field. */
  release: () => void;
  /** Says what became of the form. Unless it was sent, the reader goes on in the field. */
  settle: (outcome: Outcome) => void;
};

/** What the forms for an address have in common: what is wrong, and a focus that never leaves the form. */
export function useEmailForm({ isBlank: isBlankAtFirst = false } = {}): EmailForm {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isBlank, setBlank] = useState(isBlankAtFirst);
  const [fault, setFault] = useState<Fault | null>(null);
  /** Counts how often the field was to be focused: after the drawing that enables it, not before. */
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns > 0) input.current?.focus();
  }, [turns]);
  const returnToField = () => setTurns((count) => count + 1);
  return {
    form,
    input,
    isBlank,
    fault,
    look: (value) => {
      const isNothing = value.trim() === "";
      setBlank(isNothing);
      // Spaces are no address, and the button that would say so cannot be pressed.
      setFault(isNothing && value !== "" ? "emailRequired" : null);
    },
    hold: () => {
      setFault(null);
      form.current?.focus({ preventScroll: true });
    },
    release: () => {
      if (document.activeElement === form.current) returnToField();
    },
    settle: (outcome) => {
      setFault(outcome === "sent" ? null : outcome);
      if (outcome !== "sent") returnToField();
    },
  };
}

/** Whether it is the address that is wrong, and not the sending. */
export const isAddressFault = (fault: Fault | null): boolean =>
  fault === "emailRequired" || fault === "emailInvalid";
