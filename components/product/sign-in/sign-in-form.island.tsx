"use client";
/** Why an island: talks to Clerk's browser code, which keeps the session. */
import { useState } from "react";
import { useSignIn } from "@clerk/nextjs";
import { CodeStep } from "@/components/product/sign-in/code-step";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { checkFields, faultOf, type Fault } from "@/components/product/sign-in/form-fault";
import type { FormLabels } from "@/components/product/sign-in/form-labels";
import { PasswordField } from "@/components/product/sign-in/password-field";
import { focusFault, readForm } from "@/components/product/sign-in/read-form";
import { ResetPassword } from "@/components/product/sign-in/reset-password";
import { ProviderGate } from "@/components/product/shell/provider-gate";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useSubmit } from "@/components/ui/use-submit";
import { forgetSignUp } from "#lib/product/account/post-sign-up";

type Props = { labels: FormLabels; home: string; target: string };

/** The sign-in form. `target` is the own address that it leads to. */
export function SignInFormIsland({ labels, home, target }: Props) {
  return (
    <ProviderGate labels={labels} home={home}>
      <SignInForm labels={labels} target={target} />
    </ProviderGate>
  );
}

function SignInForm({ labels, target }: Omit<Props, "home">) {
  const { signIn } = useSignIn();
  const [awaited, setAwaited] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState<{ email: string } | null>(null);
  const finish = async (): Promise<Fault | null> => {
    const { error } = await signIn.finalize({
      navigate: () => {
        // No sign-up follows from the gate any more.
        forgetSignUp();
        window.location.assign(target);
      },
    });
    return faultOf(error);
  };

  const enter = async (identifier: string, password: string): Promise<Fault | null> => {
    const { error } = await signIn.password({ identifier, password });
    if (error) return faultOf(error);
    if (signIn.status === "complete") return finish();
    // A browser that Clerk does not know yet, or a second factor: both can be answered by e-mail.
    if (signIn.status !== "needs_client_trust" && signIn.status !== "needs_second_factor") return faultOf({});
    const sent = await signIn.mfa.sendEmailCode();
    if (!sent.error) setAwaited(identifier);
    return faultOf(sent.error);
  };
  const { fault, isBusy, onSubmit, setFault, release } = useSubmit({ focus: focusFault, isLeaving: true });
  const submit = onSubmit(async (form) => {
    const { email, password } = readForm(form);
    return checkFields(email, password) ?? enter(email, password);
  });

  if (forgotten)
    return (
      <ResetPassword
        labels={labels}
        email={forgotten.email}
        finish={finish}
        back={() => {
          setForgotten(null);
          setFault(null);
        }}
      />
    );
  if (awaited !== null)
    return (
      <CodeStep
        labels={labels}
        email={awaited}
        confirm={async (code) => faultOf((await signIn.mfa.verifyEmailCode({ code })).error) ?? finish()}
        resend={async () => faultOf((await signIn.mfa.sendEmailCode()).error)}
        back={() => {
          setAwaited(null);
          release();
        }}
      />
    );
  const errorOf = (field: Fault["field"]) => (fault?.field === field ? labels.faults[fault.fault] : null);
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert text={errorOf("form")} />
      <Field
        id="email"
        name="email"
        type="email"
        label={labels.email}
        error={errorOf("email")}
        autoComplete="username"
        required
      />
      <PasswordField
        label={labels.password}
        show={labels.show}
        error={errorOf("password")}
        autoComplete="current-password"
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? labels.working : labels.submitSignIn}
        </Button>
        <Button
          look="plain"
          onClick={({ currentTarget: { form } }) => form && setForgotten({ email: readForm(form).email })}
        >
          {labels.reset.forgot}
        </Button>
      </p>
    </form>
  );
}
