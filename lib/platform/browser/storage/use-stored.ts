import "client-only";
import { useSyncExternalStore } from "react";
import { readStored, watchStored } from "#lib/platform/browser/storage/storage";

/** The stored value under `key`, kept current; null on the server and until the page has hydrated. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  );
