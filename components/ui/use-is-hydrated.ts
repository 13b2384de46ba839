import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether the page has hydrated: false on the server and in the browser's first render, which must produce the server's markup
 * whatever the browser knows by then. True from the next render on.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, yes, no);
