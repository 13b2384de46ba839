"use client";
import { FormerAddress, type FormerAddressTexts } from "@/components/product/security/address/former-address";
import { StepUp } from "@/components/product/security/step-up/step-up";
import type { StepUpLabels } from "@/components/product/security/step-up/step-up-labels";
import { useEmailChange } from "@/components/product/security/address/use-email-change";
import { accountForm, formEnd } from "@/components/product/looks";
import { ProviderGate } from "@/components/product/shell/provider-gate";
import type { ProviderLabels } from "@/components/product/shell/provider-labels";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { longestEmailAddress } from "#lib/base/values/email-address";

type EmailChangeTexts = FormerAddressTexts &
  Record<"newEmail" | "send" | "codeSent" | "code" | "confirm" | "back" | "done", string>;

type Props = { texts: EmailChangeTexts; labels: ProviderLabels; stepUp: StepUpLabels; home: string };

/**
 * Why an island: a new address is confirmed with the sign-in service, which knows the session. The new address takes effect once
 * its code is entered, and the former one is then removed; until then nothing has changed. Anyone who reads the mail of an address
 * that stays can set a new password, so the form says when one stays, and offers to remove it.
 */
export function EmailChangeIsland({ texts, labels, stepUp, home }: Props) {
  return (
    <ProviderGate labels={labels} home={home}>
      <StepUp labels={stepUp}>
        <EmailChangeForm texts={texts} />
      </StepUp>
    </ProviderGate>
  );
}

function EmailChangeForm({ texts }: Pick<Props, "texts">) {
  const { form, left, awaited, typed, former, fault, isBusy, isDone, send, goBack, finish } =
    useEmailChange();
  const faultText = fault && (texts.faults[fault] ?? texts.faults.failed);
  return (
    <form ref={form} className={accountForm} noValidate onSubmit={send}>
      {former && (
        <div ref={left}>
          <FormerAddress texts={texts} address={former} onRemoved={finish} />
        </div>
      )}
      {awaited ? (
        <>
          <p>{texts.codeSent.replace("{email}", () => awaited.emailAddress)}</p>
          <Field
            key="code"
            id="email-code"
            name="code"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            fault={faultText}
          />
        </>
      ) : (
        <Field
          key="address"
          id="new-email"
          name="newEmail"
          label={texts.newEmail}
          defaultValue={typed}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmailAddress + 1}
          required
          fault={faultText}
        />
      )}
      <div className={formEnd}>
        <Button type="submit" isBusy={isBusy}>
          {awaited ? texts.confirm : texts.send}
        </Button>
        {awaited && (
          <Button look="plain" isBusy={isBusy} onClick={goBack}>
            {texts.back}
          </Button>
        )}
        <p role="status">{isDone && texts.done}</p>
      </div>
    </form>
  );
}
