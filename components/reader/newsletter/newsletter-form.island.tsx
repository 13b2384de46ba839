"use client";
import { useEffect, useEffectEvent, useState, type SubmitEvent } from "react";
import { EmailField } from "@/components/reader/forms/email-field";
import { Honeypot } from "@/components/reader/forms/honeypot";
import { isAddressFault, useEmailForm } from "@/components/reader/forms/use-email-form";
import { Spinner } from "@/components/ui/spinner";
import { loadAhead } from "#lib/platform/browser/page/load-ahead";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import type { Locale } from "#lib/base/i18n/locales";

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
type Props = { locale: Locale; strings: NewsletterStrings };

const action = "/api/newsletter";
/** How long the box says that it worked. */
const thanksMs = 3_000;
const loadSending = () => import("@/components/reader/forms/send-form");
const prepare = loadAhead(loadSending, ({ prepareForm }) => prepareForm());

/** Whether the site can be reached at all: loading the code that sends may also fail because a newer version was deployed. */
const isReachable = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Why an island: it shows the outcome in place and keeps the reader's position. Before it hydrates, and without JavaScript, the
 * same form posts to the same address. The code that sends is loaded when a reader approaches the form.
 */
export function NewsletterFormIsland({ locale, strings }: Props) {
  const [isSubscribed, setSubscribed] = useState(false);
  const { form, input, isBlank, fault, isBusy, look, release, send, enter } = useEmailForm({
    tell: async (outcome) => {
      if (outcome === "sent") setSubscribed(true);
      const sending = await loadSending().catch(() => null);
      await (outcome === "sent"
        ? sending?.showToast("success", strings.success, strings.notifications)
        : sending?.showToast("error", strings[outcome], strings.notifications));
    },
  });
  const isIdle = !isBusy && !isSubscribed;

  // What was typed before hydration counts too.
  const begin = useEffectEvent(() => look(input.current?.value ?? ""));
  useEffect(() => begin(), []);
  const finish = useEffectEvent(() => {
    if (input.current) input.current.value = "";
    look("");
    setSubscribed(false);
    release();
  });
  useEffect(() => {
    if (!isSubscribed) return;
    const timer = setTimeout(() => finish(), thanksMs);
    return () => clearTimeout(timer);
  }, [isSubscribed]);

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    input.current?.setCustomValidity("");
    const sender = event.currentTarget;
    const sending = await showWaiting(loadSending()).catch(() => null);
    // What is in the form by now.
    const fields = new FormData(sender);
    if (!sending && (await isReachable())) sender.submit();
    else await send(async () => (sending ? sending.sendForm(action, fields) : "failed"));
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
        {isBusy && <Spinner />}
        <span>{isSubscribed ? strings.subscribed : strings.submit}</span>
      </button>
    </form>
  );
}
