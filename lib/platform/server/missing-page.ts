import "server-only";
import { frontBridge } from "#lib/platform/front-bridge";

/** Has the page being rendered answer with 404. It is shown all the same, which it is not once it throws `notFound()`. */
export const answerMissing = (): void => frontBridge.get()?.noteMissing();
