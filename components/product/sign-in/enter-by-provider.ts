import type { useSignIn } from "@clerk/nextjs";
import { faultOf, type Fault } from "@/components/product/sign-in/sign-in-fault";
import type { SignInProvider } from "#lib/platform/browser/sign-in/sign-in-offers";

type Way = {
  strategy: SignInProvider["strategy"];
  /** Our own address that the sign-in leads to, and the one that the provider sends the reader back to first. */
  target: string;
  callback: string;
};

/** Leaves for a provider such as Google; returns what went wrong. A user without an account is signed up on the way back. */
export async function enterByProvider(
  signIn: ReturnType<typeof useSignIn>["signIn"],
  { strategy, target, callback }: Way,
): Promise<Fault | null> {
  const whole = (address: string) => new URL(address, window.location.origin).href;
  const { error } = await signIn.sso({
    strategy,
    redirectUrl: whole(target),
    redirectCallbackUrl: whole(callback),
  });
  return faultOf(error);
}
