import "client-only";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { outlastFailures } from "#lib/platform/browser/outlast-failures";

/** Has the server draw the page again. Without a connection the page stays as it is until that is back. */
export function useDrawAgain(): () => void {
  const router = useRouter();
  return useCallback(() => {
    outlastFailures();
    // eslint-disable-next-line no-restricted-properties -- the one place for it
    router.refresh();
  }, [router]);
}
