"use client";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { EmailField } from "@/components/forms/email-field";
import { Honeypot } from "@/components/forms/honeypot";

export type NewsletterStrings = Record<
  | "label"
  | "placeholder"
  | "submit"
  | "subscribed"
  | "success"
  | "emailRequired"
  | "emailInvalid"
  | "failed"
  | "notifications",
  string
>;
type Props = { locale: string; strings: NewsletterStrings };

const action = "/api/newsletter";
/** How long the box says that it worked (spec 9). */
const thanksMs = 3_000;
const loadSending = () => import("@/components/forms/send-form");

const prepare = () =>
  void loadSending().then(
    (sending) => sending.prepareForm(),
    () => undefined,
  );

/**
 * Why an island: it shows the outcome in place and keeps the reader's spot. Before it wakes, and without JavaScript, the
 * same form posts to the same address. What sends is fetched when a reader turns to the form.
 */
export function NewsletterFormIsland({ locale, strings }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<"idle" | "submitting" | "subscribed">("idle");
  const isIdle = state === "idle";

  useEffect(() => setIsEmpty(input.current?.value === ""), []);
  useEffect(() => {
    if (state !== "subscribed") return;
    const timer = setTimeout(() => {
      if (input.current) input.current.value = "";
      setIsEmpty(true);
      setState("idle");
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [state]);

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || !isIdle) return;
    isSending.current = true;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const sending = await loadSending().catch(() => null);
    if (!sending) {
      form.submit();
      return;
    }
    setState("submitting");
    const outcome = await sending.sendForm(action, fields);
    isSending.current = false;
    const isSent = outcome === "sent";
    setState(isSent ? "subscribed" : "idle");
    const isTyped = outcome === "emailRequired" || outcome === "emailInvalid";
    setFault(isTyped ? strings[outcome] : null);
    if (isTyped) requestAnimationFrame(() => input.current?.focus());
    await sending.showToast(
      isSent ? "success" : "error",
      isSent ? strings.success : strings[outcome],
      strings.notifications,
    );
  };

  return (
    <form
      action={action}
      method="post"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => void subscribe(event)}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="formVersion" value="1" />
      <EmailField
        ref={input}
        id="newsletter-email"
        label={strings.label}
        placeholder={strings.placeholder}
        disabled={!isIdle}
        fault={fault}
        onFocus={prepare}
        onInput={(value) => setIsEmpty(value === "")}
      />
      <Honeypot />
      <button className="button" type="submit" disabled={!isIdle || isEmpty}>
        {state === "submitting" && <span className="spinner" aria-hidden="true" />}
        {state === "subscribed" ? strings.subscribed : strings.submit}
      </button>
    </form>
  );
}
