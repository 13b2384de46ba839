import { useCallback, useEffect, useRef, useState, useTransition, type SubmitEvent } from "react";
import { flushSync } from "react-dom";

type Options<Fault> = {
  /** What a form without JavaScript came to. */
  initial?: Fault | null;
  /** Puts the focus where the reader goes on when something is wrong, unless they have left the form for something else. */
  focus?: (form: HTMLFormElement | null, fault: Fault) => void;
  /** Where all goes well the page is left, and the form stays busy until then. */
  isLeaving?: boolean;
};

/** What a form would send, to tell one that was changed from a second press of the same. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([form.getAttribute("action"), ...new FormData(form)]);

/** Whether what has the focus is outside of a form or another part, as where its reader types into another one meanwhile. */
export const isElsewhere = (part: HTMLElement): boolean =>
  document.activeElement !== null &&
  document.activeElement !== document.body &&
  !part.contains(document.activeElement);

/** A form on its way, once at a time: whether it is being sent, and what is wrong with it, to which the focus goes. */
export function useSubmit<Fault>({ initial = null, focus, isLeaving = false }: Options<Fault> = {}) {
  const [fault, setFault] = useState<Fault | null>(initial);
  const [isBusy, setBusy] = useState(false);
  /** `goOn` has the router open another page, or draw this one anew; the form stays busy until that page is there. */
  const [isGoing, goOn] = useTransition();
  const isUnderWay = useRef(false);
  /** What the form held that is under way; null where a button's step is. */
  const sent = useRef<string | null>(null);
  /** The form that was changed and sent once more meanwhile, with the fields that it had. */
  const again = useRef<{ form: HTMLFormElement; fields: readonly Element[] } | null>(null);
  const release = useCallback(() => {
    isUnderWay.current = false;
    setBusy(false);
  }, []);
  // A page that was left may come back out of the browser's memory, as it was.
  useEffect(() => {
    if (!isLeaving) return;
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      again.current = null;
      release();
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [isLeaving, release]);

  // Its turn has come, where it still is the form that was sent, and not that of a next step.
  useEffect(() => {
    if (isBusy || isGoing) return;
    const waiting = again.current;
    again.current = null;
    if (waiting?.fields.every((field) => field.isConnected)) waiting.form.requestSubmit();
  }, [isBusy, isGoing]);

  /**
   * Takes a step, which gives what went wrong or null, unless one is under way: a button says that it is busy. Steps never
   * throw. `leaves` is said of one that stays on a page which others leave.
   */
  const run = async (
    step: () => Promise<Fault | null>,
    form: HTMLFormElement | null = null,
    leaves = isLeaving,
  ) => {
    if (isUnderWay.current || isGoing) return;
    isUnderWay.current = true;
    sent.current = null;
    setBusy(true);
    setFault(null);
    const found = await step();
    const isSentAgain = again.current !== null;
    // Drawn at once, so that the fields can take the focus again.
    flushSync(() => {
      setFault(found);
      if (found !== null || !leaves) release();
    });
    if (found !== null && !isSentAgain && !(form && isElsewhere(form))) focus?.(form, found);
  };

  /**
   * The form's handler: `send` is a step that sends it. Enter sends it, and so does a button that says it is busy: what was
   * changed while a step is under way is sent after it, as it is then. The same once more is the same wish.
   */
  const onSubmit =
    (send: (form: HTMLFormElement) => Promise<Fault | null>) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const content = contentOf(form);
      if (isUnderWay.current || isGoing) {
        again.current = content === sent.current ? null : { form, fields: [form, ...form.elements] };
        return;
      }
      void run(() => send(form), form);
      sent.current = content;
    };
  return { fault, isBusy: isBusy || isGoing, run, onSubmit, setFault, release, goOn };
}
