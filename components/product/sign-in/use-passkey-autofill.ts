import { useEffect, useRef } from "react";
import { canFillPasskeys, readSignInOffers } from "#lib/platform/browser/sign-in-offers";

/**
 * Has the browser offer passkeys among what it fills the address with, as long as `isShown`. `wait` waits for one to be
 * chosen; nothing is shown until then, and only the last one that waits is heard.
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
