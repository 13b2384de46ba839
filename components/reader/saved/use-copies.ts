import { useCallback, useEffect, useState } from "react";
import { offlinePaths } from "#lib/platform/browser/offline-copies";

/** The paths that can be read offline, null if nothing is stored, and a function to look again. */
export function useCopies(): [string[] | null, () => Promise<void>] {
  const [copies, setCopies] = useState<string[] | null>(null);
  const refresh = useCallback(async () => setCopies(await offlinePaths()), []);
  useEffect(() => {
    let isShown = true;
    void offlinePaths().then((kept) => {
      if (isShown) setCopies(kept);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return [copies, refresh];
}
