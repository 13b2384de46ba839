"use client";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { CodeStep } from "@/components/product/sign-in/code-step";
import { enterByProvider } from "@/components/product/sign-in/enter-by-provider";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { asOwnCode, checkFields, faultTexts, faultOf } from "@/components/product/sign-in/sign-in-fault";
import type { FormLabels } from "@/components/product/sign-in/form-labels";
import { OtherWays } from "@/components/product/sign-in/other-ways";
import { PasswordField } from "@/components/product/sign-in/password-field";
import { focusFault, focusField, readForm } from "@/components/product/sign-in/read-form";
import { ResetPassword } from "@/components/product/sign-in/reset-password";
import { SecondFactorStep } from "@/components/product/sign-in/second-factor-step";
import { usePasskeyAutofill } from "@/components/product/sign-in/use-passkey-autofill";
import { useSignInSteps } from "@/components/product/sign-in/use-sign-in-steps";
import { ProviderGate } from "@/components/product/shell/provider-gate";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { digitsOf } from "#lib/platform/browser/page/typed-text";
import { useSubmit } from "@/components/ui/use-submit";

type Props = {
  labels: FormLabels;
  home: string;
  /** Our own address that the form leads to. */
  target: string;
  /** The address that a provider such as Google sends the reader back to. */
  callback: string;
};

/** Why an island: it talks to Clerk's browser code, which holds the session. */
export function SignInFormIsland({ labels, home, ...rest }: Props) {
  return (
    <ProviderGate labels={labels} home={home}>
      <SignInForm labels={labels} {...rest} />
    </ProviderGate>
  );
}

function SignInForm({ labels, target, callback }: Omit<Props, "home">) {
  const { signIn, step, setStep, proceed, finish } = useSignInSteps(target);
  const form = useRef<HTMLFormElement>(null);
  const { fault, isBusy, run, onSubmit, setFault, release } = useSubmit({
    focus: focusFault,
    isLeaving: true,
  });
  const start = () => {
    // Rendered synchronously: the pressed button is gone, and the focus moves to the address.
    flushSync(() => {
      setStep({ ...step, name: "form" });
      setFault(null);
      release();
    });
    focusField(form.current, "email");
  };

  const submit = onSubmit(async (sent) => {
    const checked = checkFields(readForm(sent));
    if ("fault" in checked) return checked.fault;
    const { email, password } = checked.fields;
    return faultOf((await signIn.password({ identifier: email, password })).error) ?? proceed();
  });
  // Clerk throws when it takes the browser for one without passkeys, or for a bot.
  const askForPasskey = (flow: "discoverable" | "autofill") =>
    signIn.passkey({ flow }).then(({ error }) => faultOf(error), faultOf);
  const enterByPasskey = () => run(async () => (await askForPasskey("discoverable")) ?? proceed());
  usePasskeyAutofill(step.name === "form", async () => {
    const found = await askForPasskey("autofill");
    // A passkey that was not chosen, or a request replaced by another one, is no fault.
    if (found === null || found.fault === "passkeyRefused") await run(async () => found ?? proceed());
  });

  switch (step.name) {
    case "forgotten":
      return <ResetPassword labels={labels} email={step.email} finish={proceed} back={start} />;
    case "code":
      return (
        <CodeStep
          labels={labels}
          email={step.email}
          confirm={async (code) => faultOf((await signIn.mfa.verifyEmailCode({ code })).error) ?? finish()}
          resend={async () => faultOf((await signIn.mfa.sendEmailCode()).error)}
          back={start}
        />
      );
    case "second":
      return (
        <SecondFactorStep
          labels={labels}
          hasBackupCodes={signIn.supportedSecondFactors.some(({ strategy }) => strategy === "backup_code")}
          verify={async (code, isBackup) => {
            const { error } = await (isBackup
              ? signIn.mfa.verifyBackupCode({ code })
              : signIn.mfa.verifyTOTP({ code: digitsOf(code) }));
            return asOwnCode(faultOf(error), isBackup) ?? finish();
          }}
          back={start}
        />
      );
    case "form":
  }
  const faultAt = faultTexts(fault, labels.faults);
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert text={faultAt("form")} />
      <Field
        id="email"
        name="email"
        type="email"
        label={labels.email}
        defaultValue={step.email}
        fault={faultAt("email")}
        autoComplete="username webauthn"
        required
      />
      <PasswordField
        label={labels.password}
        show={labels.show}
        fault={faultAt("password")}
        autoComplete="current-password"
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? labels.working : labels.submitSignIn}
        </Button>
        <Button
          look="plain"
          isBusy={isBusy}
          onClick={({ currentTarget: { form: sent } }) =>
            sent && setStep({ name: "forgotten", email: readForm(sent).email })
          }
        >
          {labels.reset.forgot}
        </Button>
      </p>
      <OtherWays
        labels={labels}
        isBusy={isBusy}
        enterByPasskey={() => void enterByPasskey()}
        enterBy={(strategy) => void run(() => enterByProvider(signIn, { strategy, target, callback }))}
      />
    </form>
  );
}
