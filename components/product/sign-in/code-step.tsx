import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { digitsOf, typedText } from "#lib/platform/browser/page/typed-text";
import { useSubmit } from "@/components/ui/use-submit";
import { FormAlert } from "./form-alert";
import type { Fault } from "./sign-in-fault";
import type { FormLabels } from "./form-labels";
import { focusFault } from "./read-form";
import { useStepHeading } from "./use-step-heading";

type Props = {
  labels: FormLabels;
  email: string;
  /** Both return what went wrong, or null. After the right code this step is left. */
  confirm: (code: string) => Promise<Fault | null>;
  resend: () => Promise<Fault | null>;
  back: () => void;
};

/** The code that was sent by e-mail: the user enters it, has it sent again, or takes another address. */
export function CodeStep({ labels, email, confirm, resend, back }: Props) {
  const { fault, isBusy, run, onSubmit } = useSubmit({ focus: focusFault, isLeaving: true });
  const [isResent, setResent] = useState(false);
  const heading = useStepHeading();

  const submit = onSubmit((form) => {
    const code = digitsOf(typedText(form, "code"));
    setResent(false);
    return confirm(code);
  });
  const sendAgain = (form: HTMLFormElement | null) =>
    run(
      async () => {
        setResent(false);
        const found = await resend();
        setResent(found === null);
        return found;
      },
      form,
      false,
    );
  const text = fault && labels.faults[fault.fault];
  const isOfCode = fault?.field === "code";
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h2 ref={heading} tabIndex={-1}>
        {labels.code.title}
      </h2>
      <FormAlert text={isOfCode ? null : text} />
      <p>{labels.code.text.replace("{email}", () => email)}</p>
      <Field
        id="code"
        name="code"
        label={labels.code.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        fault={isOfCode ? text : null}
        required
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? labels.working : labels.code.submit}
        </Button>
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={({ currentTarget }) => void sendAgain(currentTarget.form)}
        >
          {labels.code.resend}
        </Button>
        <Button look="plain" isBusy={isBusy} onClick={back}>
          {labels.code.back}
        </Button>
      </p>
      <p role="status">{isResent ? labels.code.resent : ""}</p>
    </form>
  );
}
