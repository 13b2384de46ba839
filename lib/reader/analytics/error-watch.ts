import "client-only";
/** Reports uncaught errors. */
import { storedAddress } from "#lib/base/addresses/stored-address";
import { track } from "#lib/reader/analytics/track";

/** The most reports of a page that keeps failing. */
const mostPerPage = 10;

/** Reports uncaught errors and rejections, each once. Returns a function that stops this. */
export function watchErrors(): () => void {
  const seen = new Set<string>();
  const report = (thrown: unknown, context: string) => {
    const { name, message } = thrown instanceof Error ? thrown : { name: "Error", message: textOf(thrown) };
    // An aborted request, and an error in a script of another origin, tell nothing about our code.
    if (name === "AbortError" || message === "Script error.") return;
    const key = `${name}: ${message}`;
    if (seen.has(key) || seen.size >= mostPerPage) return;
    seen.add(key);
    track("Error Occurred", { errorType: name, errorMessage: message, context });
  };
  const fail = (event: ErrorEvent) =>
    report(event.error ?? event.message, `${storedAddress(event.filename)}:${event.lineno}:${event.colno}`);
  const reject = ({ reason }: PromiseRejectionEvent) => report(reason, "unhandledrejection");
  window.addEventListener("error", fail);
  window.addEventListener("unhandledrejection", reject);
  return () => {
    window.removeEventListener("error", fail);
    window.removeEventListener("unhandledrejection", reject);
  };
}

const textOf = (thrown: unknown): string => (typeof thrown === "string" ? thrown : "Something was thrown");
