import { useCallback, useEffect, useState } from "react";
import { keptCopies } from "#lib/platform/browser/offline-copies";

/** The paths that can be read offline, null where nothing is kept, and the way to look again. */
export function useCopies(): [string[] | null, () => Promise<void>] {
  const [copies, setCopies] = useState<string[] | null>(null);
  const refresh = useCallback(async () => setCopies(await keptCopies()), []);
  useEffect(() => {
    let isShown = true;
    void keptCopies().then((kept) => {
      if (isShown) setCopies(kept);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return [copies, refresh];
}
