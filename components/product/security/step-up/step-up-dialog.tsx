import { useLayoutEffect, useRef } from "react";
import type { Asked } from "@/components/product/security/step-up/proof-questions";
import type { StepUpLabels } from "@/components/product/security/step-up/step-up-labels";
import { useStepUp } from "@/components/product/security/step-up/use-step-up";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { KnownAddress } from "@/components/product/sign-in/known-address";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

type Props = { labels: StepUpLabels; asked: Asked; close: (how: "complete" | "cancel") => void };

const labelOfWay = {
  password: "usePassword",
  passkey: "usePasskey",
  email: "useEmail",
  app: "useApp",
  backup: "useBackup",
} as const;

/** Asks for proof of identity, in a dialog over the page, when the user signed in a while ago. */
export function StepUpDialog({ labels, asked, close }: Props) {
  const { form, ways, way, isBegun, email, fault, isBusy, isResent, choose, sendAgain, submit } = useStepUp(
    asked,
    close,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing it before it is removed returns the focus to the element that it was opened from.
    return () => shown?.close();
  }, []);
  const words = labels.stepUp;
  const text = fault && labels.faults[fault.fault];
  const isOfForm = fault?.field === "form" || way === "passkey";
  return (
    <dialog
      ref={dialog}
      aria-labelledby="step-up-title"
      className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-md border-[1.5px] border-ink bg-raised p-6 text-ink [box-shadow:var(--shadow-float)] backdrop:bg-[rgb(10_16_40/0.5)]"
      onCancel={(event) => {
        event.preventDefault();
        close("cancel");
      }}
    >
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <h2 id="step-up-title">{words.title}</h2>
        <p>{words.text}</p>
        <FormAlert text={isOfForm ? text : null} />
        {isBegun && way === null && <p role="alert">{words.none}</p>}
        {way === "passkey" && <p>{words.passkeyText}</p>}
        {way === "password" && email && <KnownAddress email={email} />}
        {way !== null && way !== "passkey" && (
          <Field
            key={way}
            id="proof"
            name="proof"
            label={words[way]}
            fault={isOfForm ? null : text}
            autoCapitalize="none"
            spellCheck={false}
            {...(way === "password"
              ? { type: "password", autoComplete: "current-password" }
              : way === "backup"
                ? { autoComplete: "off" }
                : { inputMode: "numeric", autoComplete: "one-time-code" })}
            required
          />
        )}
        <p className="flex flex-wrap gap-3">
          {way !== null && (
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? labels.working : words.confirm}
            </Button>
          )}
          {way === "email" && (
            <Button look="quiet" isBusy={isBusy} onClick={() => void sendAgain()}>
              {labels.resend}
            </Button>
          )}
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button key={one} look="quiet" isBusy={isBusy && one === "email"} onClick={() => choose(one)}>
                {words[labelOfWay[one]]}
              </Button>
            ))}
          <Button look="plain" onClick={() => close("cancel")}>
            {words.cancel}
          </Button>
        </p>
        <p role="status">{isResent ? labels.resent : ""}</p>
      </form>
    </dialog>
  );
}
