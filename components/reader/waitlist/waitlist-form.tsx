import type { SubmitEvent } from "react";
import { EmailField } from "@/components/reader/forms/email-field";
import { Honeypot } from "@/components/reader/forms/honeypot";
import { sendForm, showToast, type Outcome } from "@/components/reader/forms/send-form";
import { isAddressFault, useEmailForm } from "@/components/reader/forms/use-email-form";
import { Spinner } from "@/components/ui/spinner";
import type { Locale } from "#lib/base/i18n/locales";
import type { FormStrings } from "./form-strings";

type Props = {
  strings: FormStrings;
  language: Locale;
  /** The language's name, as used in a sentence of the page. */
  name: string;
  isSending: boolean;
  onSending: (isSending: boolean) => void;
  onRegistered: (address: string) => void;
};

const action = "/api/waitlist";

/** The form in the dialog; everything is disabled while it is being sent. */
export function WaitlistForm({ strings, language, name, isSending, onSending, onRegistered }: Props) {
  const t = strings.languageWaitlist;
  const words = (outcome: Exclude<Outcome, "sent">) =>
    outcome === "failed" ? t.errorMessage : strings[outcome];
  const { form, input, isBlank, fault, look, send, enter } = useEmailForm({
    isBlank: true,
    tell: (outcome) => {
      if (outcome !== "sent") return showToast("error", words(outcome), strings.notifications);
      onRegistered(input.current?.value.trim() ?? "");
      return showToast("success", t.successMessage.replace("{language}", name), strings.notifications);
    },
  });

  const join = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void send(async () => {
      onSending(true);
      const outcome = await sendForm(action, fields);
      onSending(false);
      return outcome;
    });
  };

  return (
    <form ref={form} tabIndex={-1} noValidate className="mt-4 grid gap-4" onSubmit={join}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="formVersion" value="1" />
      <EmailField
        ref={input}
        id="waitlist-email"
        label={strings.email.label}
        placeholder={strings.email.placeholder}
        disabled={isSending}
        fault={fault && words(fault)}
        isInvalid={isAddressFault(fault)}
        onInput={look}
        onEnter={enter}
      />
      <Honeypot />
      <button className="button" type="submit" disabled={isSending || isBlank}>
        {isSending && <Spinner />}
        <span>{t.submit}</span>
      </button>
    </form>
  );
}
