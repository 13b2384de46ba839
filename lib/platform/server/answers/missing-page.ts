import "server-only";
import { frontBridge } from "#lib/platform/front-bridge";

/** Has the page being rendered answer with 404 and be shown all the same, which it would not be if it threw `notFound()`. */
export const answerMissing = (): void => frontBridge.get()?.noteMissing();
