import "client-only";
/** Sends at once what is on its way to our own backend, for whoever is about to end what it is sent under. */
import { pageWide } from "#lib/platform/browser/page-wide";

const sending = pageWide("send-events", () => ({ send: null as (() => void) | null }));

/** Says how that is done; null when there is nothing to send any more. */
export const onSendNow = (send: (() => void) | null): void => void (sending.send = send);

/** Does nothing where analytics does not run. */
export const sendEventsNow = (): void => sending.send?.();
