import "client-only";
/** Sends waiting events to our own backend at once. For code that is about to end the session or consent they belong to. */
import { pageWide } from "#lib/platform/browser/page/page-wide";

const sending = pageWide("send-events", () => ({ send: null as (() => void) | null }));

/** Sets how that is done; null when there is nothing to send any more. */
export const onSendNow = (send: (() => void) | null): void => void (sending.send = send);

/** Does nothing where analytics does not run. */
export const sendEventsNow = (): void => sending.send?.();
