import { useState } from "react";
import { useSignUp } from "@clerk/nextjs";
import { finishSignUp, type Ways } from "@/components/product/sign-in/finish-sign-up";
import { faultOf, type Fault } from "@/components/product/sign-in/sign-in-fault";
import type { TypedFields } from "@/components/product/sign-in/read-form";

/** In the address of a page on which a sign-up was begun. */
const begunHash = "#code";

/**
 * The steps of a sign-up that leads to one of `ways`, and what takes it from one to the next. While `isAwaited` it waits for the
 * code that was e-mailed; `typed` is what the form begins with.
 */
export function useSignUpSteps(ways: Ways) {
  const { signUp } = useSignUp();
  // A sign-up that was begun outlives a reload. It waits for its code, if that was all it lacked. Opened anew, the page asks anew:
  // whoever opens it need not learn who began.
  const isOpen = signUp.status === "missing_requirements" && window.location.hash === begunHash;
  const [isAwaited, setAwaited] = useState(
    () =>
      isOpen &&
      signUp.missingFields.length === 0 &&
      signUp.verifications.emailAddress.nextAction === "needs_attempt",
  );
  /** No password is kept. */
  const [typed, setTyped] = useState(() => ({
    email: (isOpen && signUp.emailAddress) || "",
    firstName: (isOpen && signUp.firstName) || "",
  }));

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

  const resend = async (): Promise<Fault | null> =>
    faultOf((await signUp.verifications.sendEmailCode()).error);

  return { isAwaited, typed, create, confirm, resend, awaitNoCode: () => setAwaited(false) };
}
