import { useCallback, useEffect, useRef, useState, useTransition, type SubmitEvent } from "react";
import { flushSync } from "react-dom";

type Options<Fault> = {
  /** The outcome of a post without JavaScript. */
  initial?: Fault | null;
  /** Moves the focus when something is wrong, unless the reader has left the form for something else. */
  focus?: (form: HTMLFormElement | null, fault: Fault) => void;
  /** Whether success leaves the page; the form then stays busy until it has. */
  isLeaving?: boolean;
};

/** What a form would send: tells a changed form from a second press with the same values. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([form.getAttribute("action"), ...new FormData(form)]);

/** Whether the focus is outside a form or other part, for example because its reader types elsewhere meanwhile. */
export const isElsewhere = (part: HTMLElement): boolean =>
  document.activeElement !== null &&
  document.activeElement !== document.body &&
  !part.contains(document.activeElement);

/** Sends a form, one step at a time: tells whether it is being sent and what is wrong with it, and moves the focus there. */
export function useSubmit<Fault>({ initial = null, focus, isLeaving = false }: Options<Fault> = {}) {
  const [fault, setFault] = useState<Fault | null>(initial);
  const [isBusy, setBusy] = useState(false);
  /** `goOn` has the router open another page, or render this one again; the form stays busy until that page is there. */
  const [isGoing, goOn] = useTransition();
  const isUnderWay = useRef(false);
  /** What the form held when it was sent; null for a step of a button. */
  const sent = useRef<string | null>(null);
  /** A form that was changed and submitted again while a step was under way, with its fields at that moment. */
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

  // The waiting form is sent now, if it is still the same form and not that of a next step.
  useEffect(() => {
    if (isBusy || isGoing) return;
    const waiting = again.current;
    again.current = null;
    if (waiting?.fields.every((field) => field.isConnected)) waiting.form.requestSubmit();
  }, [isBusy, isGoing]);

  /**
   * Takes a step, which returns what went wrong or null, unless one is under way: the button shows that it is busy. Steps never
   * throw. `leaves` overrides `isLeaving` for a single step.
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
    // Rendered synchronously, so that the fields can take the focus again.
    flushSync(() => {
      setFault(found);
      if (found !== null || !leaves) release();
    });
    if (found !== null && !isSentAgain && !(form && isElsewhere(form))) focus?.(form, found);
  };

  /**
   * The form's handler: `send` is a step that sends it. Enter and a busy button submit the form too: if it was changed while a step
   * is under way, it is sent after that step, with its values at that time. The same values are not sent twice.
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
