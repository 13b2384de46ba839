"use client";
/** Why an island: it talks to Clerk's browser code, which holds the session. */
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useSignIn } from "@clerk/nextjs";
import { CodeStep } from "@/components/product/sign-in/code-step";
import { enterByProvider } from "@/components/product/sign-in/enter-by-provider";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { checkFields, faultTexts } from "@/components/product/sign-in/sign-in-fault";
import type { FormLabels } from "@/components/product/sign-in/form-labels";
import { OtherWays } from "@/components/product/sign-in/other-ways";
import { PasswordField } from "@/components/product/sign-in/password-field";
import { focusFault, focusField, readForm } from "@/components/product/sign-in/read-form";
import type { Ways } from "@/components/product/sign-in/finish-sign-up";
import { useSignUpSteps } from "@/components/product/sign-in/use-sign-up-steps";
import { ProviderGate } from "@/components/product/shell/provider-gate";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useSubmit } from "@/components/ui/use-submit";
import { longestName } from "#lib/product/account/longest-name";

type Props = {
  labels: FormLabels;
  home: string;
  ways: Ways;
  /** The address that a provider such as Google sends the reader back to. */
  callback: string;
};

/** The sign-up form and its e-mailed code. `ways` are the addresses it may lead to. */
export function SignUpFormIsland({ labels, home, ...rest }: Props) {
  return (
    <ProviderGate labels={labels} home={home}>
      <SignUpForm labels={labels} {...rest} />
    </ProviderGate>
  );
}

function SignUpForm({ labels, ways, callback }: Omit<Props, "home">) {
  const { isAwaited, typed, create, confirm, resend, awaitNoCode } = useSignUpSteps(ways);
  const { signIn } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const { fault, isBusy, run, onSubmit, release } = useSubmit({ focus: focusFault, isLeaving: true });
  const back = () => {
    // Rendered synchronously: the pressed button is gone, and the focus moves to the address.
    flushSync(() => {
      awaitNoCode();
      release();
    });
    focusField(form.current, "email");
  };

  const submit = onSubmit(async (sent) => {
    const checked = checkFields(readForm(sent));
    return "fault" in checked ? checked.fault : create(checked.fields);
  });

  if (isAwaited)
    return <CodeStep labels={labels} email={typed.email} confirm={confirm} resend={resend} back={back} />;
  const faultAt = faultTexts(fault, labels.faults);
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert text={faultAt("form")} />
      <Field
        id="firstName"
        name="firstName"
        label={labels.firstName}
        defaultValue={typed.firstName}
        maxLength={longestName}
        dir="auto"
        autoComplete="given-name"
      />
      <Field
        id="email"
        name="email"
        type="email"
        label={labels.email}
        defaultValue={typed.email}
        fault={faultAt("email")}
        autoComplete="email"
        required
      />
      <PasswordField
        label={labels.password}
        hint={labels.newPasswordHint}
        show={labels.show}
        fault={faultAt("password")}
        autoComplete="new-password"
      />
      {/* Clerk's bot protection shows its challenge here, if it has one. */}
      <div id="clerk-captcha" />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? labels.working : labels.submitSignUp}
      </Button>
      <OtherWays
        labels={labels}
        isBusy={isBusy}
        enterBy={(strategy) =>
          void run(() => enterByProvider(signIn, { strategy, target: ways.asked, callback }))
        }
      />
    </form>
  );
}
