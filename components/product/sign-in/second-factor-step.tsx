import { useState } from "react";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";
import type { FormLabels } from "@/components/product/sign-in/form-labels";
import { focusFault } from "@/components/product/sign-in/read-form";
import { useStepHeading } from "@/components/product/sign-in/use-step-heading";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { typedText } from "#lib/platform/browser/page/typed-text";
import { useSubmit } from "@/components/ui/use-submit";

type Props = {
  labels: FormLabels;
  hasBackupCodes: boolean;
  /** Returns what went wrong, or null. */
  verify: (code: string, isBackup: boolean) => Promise<Fault | null>;
  back: () => void;
};

/** The second factor: the code that an app shows, or a backup code instead. */
export function SecondFactorStep({ labels, hasBackupCodes, verify, back }: Props) {
  const [isBackup, setBackup] = useState(false);
  const { fault, isBusy, onSubmit, setFault } = useSubmit({ focus: focusFault, isLeaving: true });
  const heading = useStepHeading();

  const submit = onSubmit((form) => verify(typedText(form, "code").trim(), isBackup));
  const words = labels.second;
  const text = fault && labels.faults[fault.fault];
  const isOfForm = fault?.field === "form";
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <FormAlert text={isOfForm ? text : null} />
      <p>{isBackup ? words.backupText : words.text}</p>
      <Field
        key={isBackup ? "backup" : "app"}
        id="code"
        name="code"
        label={isBackup ? words.backupLabel : words.label}
        fault={isOfForm ? null : text}
        maxLength={24}
        autoCapitalize="none"
        spellCheck={false}
        {...(isBackup ? { autoComplete: "off" } : { inputMode: "numeric", autoComplete: "one-time-code" })}
        required
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? labels.working : words.submit}
        </Button>
        {hasBackupCodes && (
          <Button
            look="quiet"
            isBusy={isBusy}
            onClick={() => {
              setBackup(!isBackup);
              setFault(null);
            }}
          >
            {isBackup ? words.useApp : words.useBackup}
          </Button>
        )}
        <Button look="plain" isBusy={isBusy} onClick={back}>
          {words.back}
        </Button>
      </p>
      <p className="meta">
        <span>{words.lost}</span> <a href={words.contact.href}>{words.contact.text}</a>
      </p>
    </form>
  );
}
