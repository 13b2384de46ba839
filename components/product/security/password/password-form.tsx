import { useEffect, useRef } from "react";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { accountForm, formEnd, tick } from "@/components/product/looks";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { faultTexts, type Fault } from "@/components/product/sign-in/sign-in-fault";
import { KnownAddress } from "@/components/product/sign-in/known-address";
import { PasswordField } from "@/components/product/sign-in/password-field";
import { focusFault } from "@/components/product/sign-in/read-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useSubmit } from "@/components/ui/use-submit";
import { typedText } from "#lib/platform/browser/page/typed-text";

type Change = { currentPassword?: string; newPassword: string; signOutOfOtherSessions: boolean };

type Props = {
  labels: SecurityLabels;
  email: string;
  /** Whether there is a password that has to be known. */
  hasPassword: boolean;
  /** Returns what went wrong, or null. */
  save: (change: Change) => Promise<Fault | null>;
  cancel: () => void;
};

/** The passwords as typed, or what is missing. */
function readChange(form: HTMLFormElement, hasPassword: boolean): Change | Fault {
  const currentPassword = typedText(form, "currentPassword");
  const newPassword = typedText(form, "password");
  if (hasPassword && currentPassword === "") return { field: "currentPassword", fault: "passwordRequired" };
  if (newPassword === "") return { field: "password", fault: "newPasswordRequired" };
  return {
    newPassword,
    signOutOfOtherSessions: new FormData(form).has("elsewhere"),
    ...(hasPassword ? { currentPassword } : {}),
  };
}

/** Of the two passwords only the current one can be wrong. */
const atField = (found: Fault | null): Fault | null =>
  found?.fault === "wrongPassword" ? { ...found, field: "currentPassword" } : found;

/** The current password, the new one, and whether other devices stay signed in. */
export function PasswordForm({ labels, email, hasPassword, save, cancel }: Props) {
  const { fault, isBusy, onSubmit } = useSubmit<Fault>({ focus: focusFault });
  const form = useRef<HTMLFormElement>(null);
  // The button that stood here is gone, and the focus with it.
  useEffect(() => form.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus(), []);
  const words = labels.password;
  const faultAt = faultTexts(fault, labels.faults);
  const submit = onSubmit(async (sent) => {
    const change = readChange(sent, hasPassword);
    return "fault" in change ? change : atField(await save(change));
  });
  return (
    <form ref={form} className={accountForm} noValidate onSubmit={submit}>
      <FormAlert text={faultAt("form")} />
      <KnownAddress email={email} />
      {hasPassword && (
        <Field
          id="currentPassword"
          name="currentPassword"
          type="password"
          label={words.current}
          hint={words.forgotten}
          fault={faultAt("currentPassword")}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <PasswordField
        label={labels.newPassword}
        hint={labels.newPasswordHint}
        show={words.show}
        fault={faultAt("password")}
        autoComplete="new-password"
      />
      <label className={tick}>
        <input type="checkbox" name="elsewhere" defaultChecked />
        <span>{words.elsewhere}</span>
      </label>
      <div className={formEnd}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? labels.working : words.save}
        </Button>
        <Button look="plain" isBusy={isBusy} onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
