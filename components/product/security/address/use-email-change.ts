import "client-only";
import { useUser } from "@clerk/nextjs";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { isVerified } from "@/components/product/security/address/account-email";
import { useProtect } from "@/components/product/security/step-up/step-up-context";
import { faultOf, isGivenUp, type SignInFault } from "@/components/product/sign-in/sign-in-fault";
import { isElsewhere, useSubmit } from "@/components/ui/use-submit";
import { callApi } from "#lib/platform/browser/requests/api-client";
import { giveFocus } from "#lib/platform/browser/page/give-focus";
import { digitsOf, typedText } from "#lib/platform/browser/page/typed-text";
import { readEmailAddress } from "#lib/base/values/email-address";

const focusInput = (form: HTMLFormElement | null) => {
  if (form && !isElsewhere(form)) giveFocus(form.querySelector("input"));
};

type Address = { id: string; emailAddress: string };

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
export function useEmailChange() {
  const { user } = useUser();
  const router = useRouter();
  const protect = useProtect();
  const [awaited, setAwaited] = useState<Progress["awaited"]>(null);
  /** The form's initial value, when the reader comes back to it. */
  const [typed, setTyped] = useState("");
  const { fault, isBusy, onSubmit, setFault } = useSubmit<SignInFault>({ focus: focusInput });
  const [isDone, setDone] = useState(false);
  const [leftId, setLeftId] = useState<Progress["leftId"]>(null);
  const { form, left, hasSent } = useEachStep({ awaited, isDone, leftId });

  const makePrimary = async ({ id }: Address): Promise<SignInFault | null> => {
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

  const ask = async (wanted: string): Promise<SignInFault | null> => {
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

  const confirm = async (code: string): Promise<SignInFault | null> => {
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
