import { useRef, useState, type SubmitEvent } from "react";
import { EmailField } from "@/components/forms/email-field";
import { Honeypot } from "@/components/forms/honeypot";
import { sendForm, showToast } from "@/components/forms/send-form";
import { languages, type Locale } from "#lib/i18n/locales";
import type { FormStrings } from "./waitlist-dialog";

type Props = { strings: FormStrings; language: Locale; onRegistered: (address: string) => void };

const action = "/api/waitlist";

/** The form in the dialog: everything is disabled while it is being sent. */
export function WaitlistForm({ strings, language, onRegistered }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const t = strings.languageWaitlist;

  const join = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    setIsSending(true);
    const outcome = await sendForm(action, fields);
    setIsSending(false);
    if (outcome === "sent") {
      onRegistered(input.current?.value.trim() ?? "");
      const text = t.successMessage.replace("{language}", languages[language].label);
      return showToast("success", text, strings.notifications);
    }
    const text = outcome === "failed" ? t.errorMessage : strings[outcome];
    setFault(outcome === "failed" ? null : text);
    requestAnimationFrame(() => input.current?.focus());
    return showToast("error", text, strings.notifications);
  };

  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void join(event)}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="formVersion" value="1" />
      <EmailField
        ref={input}
        id="waitlist-email"
        label={strings.email.label}
        placeholder={strings.email.placeholder}
        disabled={isSending}
        fault={fault}
        onInput={(value) => setIsEmpty(value === "")}
      />
      <Honeypot />
      <button className="button" type="submit" disabled={isSending || isEmpty}>
        {isSending && <span className="spinner" aria-hidden="true" />}
        {t.submit}
      </button>
    </form>
  );
}
