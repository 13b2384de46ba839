import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether the page has hydrated: false on the server and in the first render of the browser, which must draw what the
 * server drew, however much the browser knows by then. True in the render after it.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, yes, no);
