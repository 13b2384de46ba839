import { useCallback, useEffect, useRef, useState, useTransition, type SubmitEvent } from "react";
import { flushSync } from "react-dom";

type Options<Fault> = {
  /** What a form without JavaScript came to. */
  initial?: Fault | null;
  /** Puts the focus where the reader goes on when something is wrong. */
  focus?: (form: HTMLFormElement | null, fault: Fault) => void;
  /** Where all goes well the page is left, and the form stays busy until then. */
  isLeaving?: boolean;
};

/** A form on its way, once at a time: whether it is being sent, and what is wrong with it, to which the focus goes. */
export function useSubmit<Fault>({ initial = null, focus, isLeaving = false }: Options<Fault> = {}) {
  const [fault, setFault] = useState<Fault | null>(initial);
  const [isBusy, setBusy] = useState(false);
  /** `goOn` has the router open another page, or draw this one anew; the form stays busy until that page is there. */
  const [isGoing, goOn] = useTransition();
  const isUnderWay = useRef(false);
  const release = useCallback(() => {
    isUnderWay.current = false;
    setBusy(false);
  }, []);
  // A page that was left may come back out of the browser's memory, as it was.
  useEffect(() => {
    if (!isLeaving) return;
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && release();
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [isLeaving, release]);

  /**
   * Takes a step, which gives what went wrong or null, unless one is under way. Steps never throw. `leaves` is said of one
   * that stays on a page which others leave.
   */
  const run = async (
    step: () => Promise<Fault | null>,
    form: HTMLFormElement | null = null,
    leaves = isLeaving,
  ) => {
    if (isUnderWay.current || isGoing) return;
    isUnderWay.current = true;
    setBusy(true);
    setFault(null);
    const found = await step();
    // Drawn at once, so that the fields can take the focus again.
    flushSync(() => {
      setFault(found);
      if (found !== null || !leaves) release();
    });
    if (found !== null) focus?.(form, found);
  };
  /** The form's handler: `send` is a step that sends it. */
  const onSubmit =
    (send: (form: HTMLFormElement) => Promise<Fault | null>) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      void run(() => send(form), form);
    };
  return { fault, isBusy: isBusy || isGoing, run, onSubmit, setFault, release, goOn };
}
