import { useState } from "react";
import { useSignIn } from "@clerk/nextjs";
import { failed, faultOf, type Fault } from "@/components/product/sign-in/sign-in-fault";
import { secondFactorHash } from "#lib/base/addresses/return-address";
import { forgetSignUp } from "#lib/product/account/post-sign-up";

/** The address is what was typed, or the one that the sign-in service has for the user. */
type Step = { name: "form" | "forgotten" | "code" | "second"; email: string };

/**
 * The steps of a sign-in that leads to `target`, and what takes it from one to the next. `proceed` continues after a correct step:
 * it enters, or asks for what else is needed; `finish` enters.
 */
export function useSignInSteps(target: string) {
  const { signIn } = useSignIn();
  // A provider's page may lead back here for the second factor.
  const [step, setStep] = useState<Step>(() => ({
    name:
      window.location.hash === secondFactorHash && signIn.status === "needs_second_factor"
        ? "second"
        : "form",
    email: "",
  }));

  const finish = async (): Promise<Fault | null> => {
    const { error } = await signIn.finalize({
      navigate: () => {
        // A sign-up that the gate prepared does not follow any more.
        forgetSignUp();
        window.location.assign(target);
      },
    });
    return faultOf(error);
  };

  const proceed = async (): Promise<Fault | null> => {
    const { status, supportedSecondFactors } = signIn;
    if (status === "complete") return finish();
    if (status !== "needs_client_trust" && status !== "needs_second_factor") return failed;
    if (supportedSecondFactors.some(({ strategy }) => strategy === "totp" || strategy === "backup_code")) {
      setStep({ name: "second", email: signIn.identifier ?? "" });
      return null;
    }
    // A browser that Clerk does not know yet, or a second factor that it sends by e-mail.
    const sent = await signIn.mfa.sendEmailCode();
    if (!sent.error) setStep({ name: "code", email: signIn.identifier ?? "" });
    return faultOf(sent.error);
  };

  return { signIn, step, setStep, proceed, finish };
}
