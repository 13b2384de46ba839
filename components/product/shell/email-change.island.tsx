"use client";
import { useUser } from "@clerk/nextjs";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { FormerAddress, type FormerAddressTexts } from "@/components/product/security/former-address";
import { isVerified } from "@/components/product/security/own-address";
import { StepUp } from "@/components/product/security/step-up";
import type { StepUpLabels } from "@/components/product/security/step-up-labels";
import { useProtect } from "@/components/product/security/step-up-context";
import { accountForm, formEnd } from "@/components/product/looks";
import { ProviderGate } from "@/components/product/shell/provider-gate";
import type { ProviderLabels } from "@/components/product/shell/provider-labels";
import { faultOf, isGivenUp, type FormFault } from "@/components/product/sign-in/form-fault";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { digitsOf, typedText } from "#lib/platform/browser/typed-text";
import { giveFocus } from "#lib/platform/browser/give-focus";
import { isElsewhere, useSubmit } from "@/components/ui/use-submit";
import { callApi } from "#lib/platform/browser/api-client";
import { longestEmailAddress, readEmailAddress } from "#lib/base/values/email-address";

type EmailChangeTexts = FormerAddressTexts &
  Record<"newEmail" | "send" | "codeSent" | "code" | "confirm" | "back" | "done", string>;

type Props = { texts: EmailChangeTexts; labels: ProviderLabels; stepUp: StepUpLabels; home: string };
const focusInput = (form: HTMLFormElement | null) => {
  if (form && !isElsewhere(form)) giveFocus(form.querySelector("input"));
};

type Address = { id: string; emailAddress: string };

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

type Progress = {
  /** The address that a code was sent to, while it is asked for. */
  awaited: Address | null;
  isDone: boolean;
  /** The former address that could not be removed. */
  leftId: string | null;
};

/** What each step does to the form: it clears the field, and moves the focus to where the user goes on. */
function useEachStep({ awaited, isDone, leftId }: Progress) {
  const form = useRef<HTMLFormElement>(null);
  const left = useRef<HTMLDivElement>(null);
  const hasSent = useRef(false);
  // The next step has its own field.
  useEffect(() => {
    if (hasSent.current) focusInput(form.current);
  }, [awaited]);
  // The typed address is in effect, with or without a code.
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  // The typed address is in effect, but the former one still has to be removed.
  useEffect(() => {
    if (leftId === null) return;
    form.current?.reset();
    if (form.current && !isElsewhere(form.current)) left.current?.querySelector("button")?.focus();
  }, [leftId]);
  return { form, left, hasSent };
}

/** The two steps of the change, and what has become of it. */
function useEmailChange() {
  const { user } = useUser();
  const router = useRouter();
  const protect = useProtect();
  const [awaited, setAwaited] = useState<Progress["awaited"]>(null);
  /** The form's initial value, when the reader comes back to it. */
  const [typed, setTyped] = useState("");
  const { fault, isBusy, onSubmit, setFault } = useSubmit<FormFault>({ focus: focusInput });
  const [isDone, setDone] = useState(false);
  const [leftId, setLeftId] = useState<Progress["leftId"]>(null);
  const { form, left, hasSent } = useEachStep({ awaited, isDone, leftId });

  const makePrimary = async ({ id }: Address): Promise<FormFault | null> => {
    if (!user) return "failed";
    const former = user.primaryEmailAddress;
    await protect(() => user.update({ primaryEmailAddressId: id }));
    // The change is made by now, whether or not the former address can be removed.
    const isAlone = await protect(async () => former?.destroy()).then(
      () => true,
      () => false,
    );
    // Pages that still show the former address are updated within a minute.
    await callApi("/api/account/email", { method: "POST", body: {}, as: "user" }).catch(() => undefined);
    setTyped("");
    setAwaited(null);
    if (isAlone) setDone(true);
    else setLeftId(former?.id ?? null);
    router.refresh();
    return null;
  };

  const ask = async (wanted: string): Promise<FormFault | null> => {
    const read = readEmailAddress(wanted);
    if ("fault" in read) return read.fault;
    if (!user) return "failed";
    // An address that was requested before is taken up again: at its code, or at the proof that was not given.
    const earlier = user.emailAddresses.find(
      ({ id, emailAddress }) =>
        emailAddress.toLowerCase() === read.address.toLowerCase() && id !== user.primaryEmailAddressId,
    );
    if (earlier && isVerified(earlier)) return makePrimary(earlier);
    const address = earlier ?? (await protect(() => user.createEmailAddress({ email: read.address })));
    await address.prepareVerification({ strategy: "email_code" });
    setTyped(address.emailAddress);
    setAwaited({ id: address.id, emailAddress: address.emailAddress });
    return null;
  };

  const confirm = async (code: string): Promise<FormFault | null> => {
    const address = user?.emailAddresses.find(({ id }) => id === awaited?.id);
    if (!user || !address) return "failed";
    // A code works only once. If the proof that was asked for next was not given, the address is already verified.
    if (!isVerified(address)) await address.attemptVerification({ code });
    return makePrimary(address);
  };

  const send = onSubmit(async (sent) => {
    hasSent.current = true;
    setDone(false);
    const step = awaited ? confirm(digitsOf(typedText(sent, "code"))) : ask(typedText(sent, "newEmail"));
    return step.catch((error: unknown) => (isGivenUp(error) ? null : (faultOf(error)?.fault ?? "failed")));
  });

  return {
    form,
    left,
    awaited,
    typed,
    former: user?.emailAddresses.find(({ id }) => id === leftId && id !== user.primaryEmailAddressId),
    fault,
    isBusy,
    isDone,
    send,
    goBack: () => {
      setAwaited(null);
      setFault(null);
    },
    finish: () => {
      setLeftId(null);
      setDone(true);
      // The button that had the focus is gone.
      focusInput(form.current);
    },
  };
}

function EmailChangeForm({ texts }: Pick<Props, "texts">) {
  const { form, left, awaited, typed, former, fault, isBusy, isDone, send, goBack, finish } =
    useEmailChange();
  const error = fault && (texts.faults[fault] ?? texts.faults.failed);
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
            error={error}
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
          error={error}
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
