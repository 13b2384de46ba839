import { useEffect, useRef } from "react";
import { canFillPasskeys, readSignInOffers } from "#lib/platform/browser/sign-in/sign-in-offers";

/**
 * Has the browser offer passkeys in the autofill of the address field while `isShown`. `wait` resolves when one is chosen; nothing
 * is shown until then, and only the latest `wait` counts.
 */
export function usePasskeyAutofill(isShown: boolean, wait: () => Promise<void>): void {
  const latest = useRef(wait);
  useEffect(() => {
    latest.current = wait;
  });
  useEffect(() => {
    if (!isShown || !readSignInOffers().hasPasskeys) return;
    let isGone = false;
    void canFillPasskeys().then((can) => (can && !isGone ? latest.current() : undefined));
    return () => {
      isGone = true;
    };
  }, [isShown]);
}
