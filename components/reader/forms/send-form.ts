/** Sends a sign-up form in place. Loaded when a reader approaches a form. */
import { prepareToasts } from "@/components/ui/toast";
import { callApi, isRateLimit } from "#lib/platform/browser/requests/api-client";
import { prepareCalls } from "#lib/platform/browser/requests/csrf-token";
import { readEmailAddress, type EmailFault } from "#lib/base/values/email-address";

export type Outcome = "sent" | "failed" | "tooMany" | EmailFault;

export { showToast } from "@/components/ui/toast";

/** Loads what sending will need. */
export function prepareForm(): void {
  void prepareCalls();
  prepareToasts().catch(() => undefined);
}

/** Sends the fields of a form to its action, even if the reader leaves the page meanwhile. Never throws. */
export async function sendForm(action: string, fields: FormData): Promise<Outcome> {
  const typed = fields.get("emailAddress");
  const read = readEmailAddress(typeof typed === "string" ? typed : "");
  if ("fault" in read) return read.fault;
  const body = { ...Object.fromEntries(fields), emailAddress: read.address };
  try {
    await callApi(action, { method: "POST", body, keepalive: true });
    return "sent";
  } catch (error) {
    return isRateLimit(error) ? "tooMany" : "failed";
  }
}
