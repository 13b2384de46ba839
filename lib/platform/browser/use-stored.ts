import "client-only";
import { useSyncExternalStore } from "react";
import { readStored, watchStored } from "#lib/platform/browser/storage";

/** What is kept under `key`, kept current; null on the server and until the page is alive. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  );

/** Whether the page is alive: false on the server and while it is being hydrated. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    watchStored,
    () => true,
    () => false,
  );
