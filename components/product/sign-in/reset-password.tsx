import { useState, type ReactNode } from "react";
import { useSignIn } from "@clerk/nextjs";
import { CodeStep } from "@/components/product/sign-in/code-step";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { faultOf, type Fault } from "@/components/product/sign-in/sign-in-fault";
import type { FormLabels } from "@/components/product/sign-in/form-labels";
import { KnownAddress } from "@/components/product/sign-in/known-address";
import { PasswordField } from "@/components/product/sign-in/password-field";
import { focusFault, readForm } from "@/components/product/sign-in/read-form";
import { useStepHeading } from "@/components/product/sign-in/use-step-heading";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useSubmit } from "@/components/ui/use-submit";
import { readEmailAddress } from "#lib/base/values/email-address";

type Props = {
  labels: FormLabels;
  /** What was typed on the page before. */
  email: string;
  /** Finishes a complete sign-in; returns what went wrong. */
  finish: () => Promise<Fault | null>;
  back: () => void;
};

/** A forgotten password: the address, the code that is sent there, and a new password, which signs in. */
export function ResetPassword({ labels, email, finish, back }: Props) {
  const { signIn } = useSignIn();
  const [typed, setTyped] = useState(email);
  const [step, setStep] = useState<"address" | "code" | "password">("address");

  const send = async (): Promise<Fault | null> =>
    faultOf((await signIn.resetPasswordEmailCode.sendCode()).error);
  const begin = async (wanted: string): Promise<Fault | null> => {
    const read = readEmailAddress(wanted);
    if ("fault" in read) return { field: "email", fault: read.fault };
    const created = await signIn.create({ identifier: read.address });
    const found = faultOf(created.error) ?? (await send());
    if (found) return found;
    setTyped(read.address);
    setStep("code");
    return null;
  };
  const confirm = async (code: string): Promise<Fault | null> => {
    const found = faultOf((await signIn.resetPasswordEmailCode.verifyCode({ code })).error);
    if (!found) setStep("password");
    return found;
  };
  const save = async (password: string): Promise<Fault | null> => {
    if (password === "") return { field: "password", fault: "passwordRequired" };
    const { error } = await signIn.resetPasswordEmailCode.submitPassword({
      password,
      // Nobody who knew the old password may stay signed in.
      signOutOfOtherSessions: true,
    });
    return faultOf(error) ?? finish();
  };

  if (step === "code")
    return (
      <CodeStep
        labels={labels}
        email={typed}
        confirm={confirm}
        resend={send}
        back={() => setStep("address")}
      />
    );
  return (
    <ResetForm
      key={step}
      labels={labels}
      submitText={step === "address" ? labels.reset.send : labels.reset.save}
      submit={(form) => {
        const fields = readForm(form);
        return step === "address" ? begin(fields.email) : save(fields.password);
      }}
      back={back}
    >
      {(fault) =>
        step === "address" ? (
          <>
            <p>{labels.reset.text}</p>
            <Field
              id="email"
              name="email"
              type="email"
              label={labels.email}
              defaultValue={typed}
              fault={fault}
              autoComplete="username"
              required
            />
          </>
        ) : (
          <>
            <KnownAddress email={typed} />
            <PasswordField
              label={labels.reset.newPassword}
              hint={labels.newPasswordHint}
              show={labels.show}
              fault={fault}
              autoComplete="new-password"
            />
          </>
        )
      }
    </ResetForm>
  );
}

type FormProps = {
  labels: FormLabels;
  submitText: string;
  submit: (form: HTMLFormElement) => Promise<Fault | null>;
  back: () => void;
  /** Receives what is wrong with the one field. */
  children: (fault: string | null) => ReactNode;
};

function ResetForm({ labels, submitText, submit, back, children }: FormProps) {
  const { fault, isBusy, onSubmit } = useSubmit({ focus: focusFault, isLeaving: true });
  const heading = useStepHeading();
  const text = fault && labels.faults[fault.fault];
  const isOfForm = fault?.field === "form";
  return (
    <form onSubmit={onSubmit(submit)} noValidate className="grid gap-5">
      <h2 ref={heading} tabIndex={-1}>
        {labels.reset.title}
      </h2>
      <FormAlert text={isOfForm ? text : null} />
      {children(isOfForm ? null : text)}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? labels.working : submitText}
        </Button>
        <Button look="plain" isBusy={isBusy} onClick={back}>
          {labels.reset.back}
        </Button>
      </p>
    </form>
  );
}
