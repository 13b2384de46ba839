"use client";
/** Why an island: it talks to Clerk's browser code, which holds the session. */
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSignIn, useSignUp } from "@clerk/nextjs";
import { CodeStep } from "@/components/product/sign-in/code-step";
import { enterByProvider } from "@/components/product/sign-in/enter-by-provider";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { checkFields, faultOf, faultTexts, type Fault } from "@/components/product/sign-in/sign-in-fault";
import type { FormLabels } from "@/components/product/sign-in/form-labels";
import { OtherWays } from "@/components/product/sign-in/other-ways";
import { PasswordField } from "@/components/product/sign-in/password-field";
import { focusFault, focusField, readForm, type TypedFields } from "@/components/product/sign-in/read-form";
import { finishSignUp, type Ways } from "@/components/product/sign-in/finish-sign-up";
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

/** In the address of a page on which a sign-up was begun. */
const begunHash = "#code";

/** The sign-up form and its e-mailed code. `ways` are the addresses it may lead to. */
export function SignUpFormIsland({ labels, home, ...rest }: Props) {
  return (
    <ProviderGate labels={labels} home={home}>
      <SignUpForm labels={labels} {...rest} />
    </ProviderGate>
  );
}

function SignUpForm({ labels, ways, callback }: Omit<Props, "home">) {
  const { signUp } = useSignUp();
  const { signIn } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const { fault, isBusy, run, onSubmit, release } = useSubmit({ focus: focusFault, isLeaving: true });
  // A sign-up that was begun outlives a reload. It waits for its code, if that was all it lacked. Opened anew, the page asks anew:
  // whoever opens it need not learn who began.
  const isOpen = signUp.status === "missing_requirements" && window.location.hash === begunHash;
  const [isAwaited, setAwaited] = useState(
    () =>
      isOpen &&
      signUp.missingFields.length === 0 &&
      signUp.verifications.emailAddress.nextAction === "needs_attempt",
  );
  /** The form's initial values. No password is kept. */
  const [typed, setTyped] = useState(() => ({
    email: (isOpen && signUp.emailAddress) || "",
    firstName: (isOpen && signUp.firstName) || "",
  }));
  const back = () => {
    // Rendered synchronously: the pressed button is gone, and the focus moves to the address.
    flushSync(() => {
      setAwaited(false);
      release();
    });
    focusField(form.current, "email");
  };

  const create = async ({ email, password, firstName }: TypedFields): Promise<Fault | null> => {
    const { error } = await signUp.password({
      emailAddress: email,
      password,
      ...(firstName ? { firstName } : {}),
    });
    if (error) return faultOf(error);
    const sent = await signUp.verifications.sendEmailCode();
    if (!sent.error) {
      setTyped({ email, firstName });
      window.history.replaceState(window.history.state, "", begunHash);
      setAwaited(true);
    }
    return faultOf(sent.error);
  };
  const confirm = async (code: string): Promise<Fault | null> => {
    const { error } = await signUp.verifications.verifyEmailCode({ code });
    if (error) return faultOf(error);
    const finished = await signUp.finalize({ navigate: ({ session }) => finishSignUp(session.user, ways) });
    return faultOf(finished.error);
  };
  const submit = onSubmit(async (sent) => {
    const checked = checkFields(readForm(sent));
    return "fault" in checked ? checked.fault : create(checked.fields);
  });

  if (isAwaited)
    return (
      <CodeStep
        labels={labels}
        email={typed.email}
        confirm={confirm}
        resend={async () => faultOf((await signUp.verifications.sendEmailCode()).error)}
        back={back}
      />
    );
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
