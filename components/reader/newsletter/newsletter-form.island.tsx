"use client";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { EmailField } from "@/components/reader/forms/email-field";
import { Honeypot } from "@/components/reader/forms/honeypot";
import { isAddressFault, useEmailForm } from "@/components/reader/forms/use-email-form";
import { Spinner } from "@/components/ui/spinner";

type NewsletterStrings = Record<
  | "title"
  | "label"
  | "placeholder"
  | "submit"
  | "subscribed"
  | "success"
  | "emailRequired"
  | "emailInvalid"
  | "tooMany"
  | "failed"
  | "notifications",
  string
>;
type Props = { locale: string; strings: NewsletterStrings };

const action = "/api/newsletter";
/** How long the box says that it worked. */
const thanksMs = 3_000;
const loadSending = () => import("@/components/reader/forms/send-form");

const prepare = () =>
  void loadSending().then(
    (sending) => sending.prepareForm(),
    () => undefined,
  );

/** Whether the site can be reached at all: what sends may also be missing because a newer version is out. */
const isReachable = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Why an island: it shows the outcome in place and keeps the reader's spot. Before it hydrates, and without JavaScript, the
 * same form posts to the same address. What sends is fetched when a reader turns to the form.
 */
export function NewsletterFormIsland({ locale, strings }: Props) {
  const { form, input, isBlank, fault, look, hold, release, settle } = useEmailForm();
  const isSending = useRef(false);
  const [state, setState] = useState<"idle" | "submitting" | "subscribed">("idle");
  const isIdle = state === "idle";

  // What was typed before this woke counts too.
  const begin = useRef(() => look(input.current?.value ?? ""));
  useEffect(() => begin.current(), []);
  const finish = useRef(() => {
    if (input.current) input.current.value = "";
    begin.current();
    setState("idle");
    release();
  });
  useEffect(() => {
    if (state !== "subscribed") return;
    const timer = setTimeout(finish.current, thanksMs);
    return () => clearTimeout(timer);
  }, [state]);

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    input.current?.setCustomValidity("");
    if (isSending.current || !isIdle) return;
    isSending.current = true;
    const sender = event.currentTarget;
    const fields = new FormData(sender);
    const sending = await loadSending().catch(() => null);
    if (!sending && (await isReachable())) {
      sender.submit();
      return;
    }
    if (sending) {
      hold();
      setState("submitting");
    }
    const outcome = sending ? await sending.sendForm(action, fields) : "failed";
    isSending.current = false;
    const isSent = outcome === "sent";
    setState(isSent ? "subscribed" : "idle");
    settle(outcome);
    await sending?.showToast(
      isSent ? "success" : "error",
      isSent ? strings.success : strings[outcome],
      strings.notifications,
    );
  };

  const enter = () => {
    if (!isBlank) return true;
    settle("emailRequired");
    void loadSending().then(
      ({ showToast }) => showToast("error", strings.emailRequired, strings.notifications),
      () => undefined,
    );
    return false;
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={strings.title}
      action={action}
      method="post"
      noValidate
      data-unsendable={strings.failed}
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
        fault={fault && strings[fault]}
        isInvalid={isAddressFault(fault)}
        onFocus={prepare}
        onInput={look}
        onEnter={enter}
      />
      <Honeypot />
      <button className="button" type="submit" disabled={!isIdle || isBlank}>
        {state === "submitting" && <Spinner />}
        {state === "subscribed" ? strings.subscribed : strings.submit}
      </button>
    </form>
  );
}
