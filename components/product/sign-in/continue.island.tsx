"use client";
/** Why an island: Clerk's browser code knows the answer of a provider such as Google. */
import { useEffect, useRef } from "react";
import { useClerk, useSignIn, useSignUp } from "@clerk/nextjs";
import { finishSignUp, type Ways } from "@/components/product/sign-in/finish-sign-up";
import { ProviderGate } from "@/components/product/shell/provider-gate";
import type { ProviderLabels } from "@/components/product/shell/provider-labels";
import { Spinner } from "@/components/ui/spinner";
import { forgetSignUp } from "#lib/product/account/post-sign-up";
import { secondFactorHash } from "#lib/base/addresses/return-address";

type Props = {
  labels: ProviderLabels;
  home: string;
  ways: Ways;
  /** The sign-in and the sign-up page, for anything else that is asked for. */
  signInPage: string;
  signUpPage: string;
};

/** Completes a sign-in or a sign-up that began at a provider, and leads on. */
export function ContinueIsland({ labels, home, ...rest }: Props) {
  return (
    <ProviderGate labels={labels} home={home}>
      <Continue {...rest} />
      <p role="status" className="flex min-h-48 items-center gap-3">
        <Spinner />
        <span>{labels.loading}</span>
      </p>
      {/* Clerk's bot protection shows its challenge here, if it has one. */}
      <div id="clerk-captcha" />
    </ProviderGate>
  );
}

function Continue({ ways, signInPage, signUpPage }: Omit<Props, "labels" | "home">) {
  const clerk = useClerk();
  const { signIn } = useSignIn();
  const { signUp } = useSignUp();
  const hasBegun = useRef(false);
  useEffect(() => {
    const enter = () => {
      forgetSignUp();
      window.location.assign(ways.asked);
    };
    const go = async (): Promise<void> => {
      // A user who signed up at the provider may have an account already, and one who signed in may have none.
      if (signUp.isTransferable) await signIn.create({ transfer: true });
      else if (signIn.isTransferable) await signUp.create({ transfer: true });
      const open = signIn.existingSession?.sessionId ?? signUp.existingSession?.sessionId;
      if (signIn.status === "complete") await signIn.finalize({ navigate: enter });
      else if (signUp.status === "complete")
        await signUp.finalize({ navigate: ({ session }) => finishSignUp(session.user, ways) });
      else if (open !== undefined) await clerk.setActive({ session: open, navigate: enter });
      else if (signIn.isTransferable) window.location.replace(signUpPage);
      else if (signIn.status === "needs_second_factor")
        window.location.replace(`${signInPage}${secondFactorHash}`);
      else window.location.replace(signInPage);
    };
    if (hasBegun.current) return;
    hasBegun.current = true;
    go().catch(() => window.location.replace(signInPage));
  }, [clerk, signIn, signUp, ways, signInPage, signUpPage]);
  return null;
}
