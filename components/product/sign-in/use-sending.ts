import { useState, type SubmitEvent } from "react";
import type { Fault } from "./form-fault";
import { focusFault } from "./read-form";

type Options = {
  /** Sends the form; gives what went wrong, or null. */
  send: (form: HTMLFormElement) => Promise<Fault | null>;
  /** What can be seen to be wrong before anything is sent. */
  check?: (form: HTMLFormElement) => Fault | null;
  /** Where all goes well the page is left, and the form stays busy until then. */
  isLeaving?: boolean;
};

/** A form on its way, once at a time: whether it is being sent, and what is wrong with it, to which the focus goes. */
export function useSending({ send, check, isLeaving = false }: Options) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    if (check) {
      const wrong = check(form);
      setFault(wrong);
      if (wrong) {
        focusFault(form, wrong);
        return;
      }
    }
    setBusy(true);
    void send(form).then((found) => {
      setFault(found);
      if (found || !isLeaving) setBusy(false);
      if (found) focusFault(form, found);
    });
  };
  return {
    fault,
    isBusy,
    submit,
    /** For coming back to the form from what followed it. */
    forgetFault: () => setFault(null),
    release: () => setBusy(false),
  };
}
