import { useEffect, useRef } from "react";
import { goOnAt } from "@/components/product/security/parts/go-on";
import { QrCode } from "@/components/product/security/authenticator/qr-code";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { accountForm, formEnd, target } from "@/components/product/looks";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { asOwnCode, type Fault } from "@/components/product/sign-in/sign-in-fault";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { digitsOf, typedText } from "#lib/platform/browser/page/typed-text";
import { giveFocus } from "#lib/platform/browser/page/give-focus";
import { useSubmit } from "@/components/ui/use-submit";

/** The secret that an app is given: as letters to type, and as an address to scan. */
export type TotpSecret = { key: string; uri: string };

type Props = {
  labels: SecurityLabels;
  secret: TotpSecret;
  /** Returns what went wrong, or null. */
  confirm: (code: string) => Promise<Fault | null>;
  cancel: () => void;
};

const focusField = (form: HTMLFormElement | null) => giveFocus(form?.querySelector("input"));

/** The user enters the secret in an app, and proves with its first code that it works. */
export function TotpSetup({ labels, secret: { key, uri }, confirm, cancel }: Props) {
  const { fault, isBusy, onSubmit } = useSubmit<Fault>({ focus: focusField });
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that stood here is gone, and the focus with it.
  useEffect(() => goOnAt(heading.current), []);
  const words = labels.app;
  const submit = onSubmit(async (form) => asOwnCode(await confirm(digitsOf(typedText(form, "code"))), false));
  const text = fault && labels.faults[fault.fault];
  const isOfForm = fault?.field === "form";
  return (
    <form className={accountForm} noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {words.scan}
      </h3>
      <QrCode text={uri} label={words.picture} />
      <p>
        <span>{words.key}</span>
        <br />
        <code className="wrap-anywhere select-all">{key.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <p>
        <a className={target} href={uri}>
          {words.open}
        </a>
      </p>
      <FormAlert text={isOfForm ? text : null} />
      <Field
        id="app-code"
        name="code"
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        fault={isOfForm ? null : text}
      />
      <div className={formEnd}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? labels.working : words.turnOn}
        </Button>
        <Button look="plain" isBusy={isBusy} onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
