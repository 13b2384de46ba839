/**
 * What the buttons for a reader's own data do; loaded when one is about to be pressed. The calls identify the reader by cookies
 * that no script can read, and by the token of the signed-in user.
 */
import { expectAnswer } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import {
  ApiError,
  isOtherAccount,
  isSignedOut,
  type ApiCall,
} from "#lib/platform/browser/requests/api-client";
import { callProduct, readServiceSettings } from "#lib/platform/browser/requests/product-api";
import { clearVisitor } from "#lib/platform/browser/consent/forget-visitor";
import { isSignedInHint } from "#lib/platform/browser/sign-in/sign-in-moment";
import { dataFileName } from "#lib/reader/visitor/data-file";

const path = "/api/visitor/data";

/** `nothing`: the server stores nothing of this reader; `signedOut`: their session has ended, and nothing was done. */
type DataOutcome = "done" | "nothing" | "signedOut";

/** Whether the server answered that it stores nothing of this reader, or does not know whose data is meant. */
const isNothing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** Whether somebody was signed in on this page. The sign-in service removes its hint when asked about a session that has ended. */
let wasUser = false;

/**
 * Asks as the user if somebody is signed in, with a new token if theirs has expired. If their session has ended, the request is not
 * made as a visitor instead: the page would say that everything is deleted while the account's data stays.
 */
async function ask(call: ApiCall = {}): Promise<{ outcome: DataOutcome; data: unknown }> {
  wasUser ||= isSignedInHint();
  try {
    const data = await callProduct(path, wasUser ? { ...call, as: "user" } : call);
    return { outcome: "done", data };
  } catch (error) {
    if (isSignedOut(error) || isOtherAccount(error)) return { outcome: "signedOut", data: null };
    if (isNothing(error)) return { outcome: "nothing", data: null };
    throw error;
  }
}

/** Loads what the calls will need. */
export const prepareMyData = (): void => void readServiceSettings();

/** Gives the reader a file with everything stored about them. Throws on failure. */
export async function downloadMyData(): Promise<DataOutcome> {
  const { outcome, data } = await ask();
  if (outcome !== "done") return outcome;
  // A proxy may answer in the server's place, and its answer must not become a file.
  const file = new Blob([JSON.stringify(expectAnswer(data, isRecord), null, 2)], {
    type: "application/json",
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = dataFileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return outcome;
}

/**
 * Deletes everything stored about the reader, on the server and here, even if they leave the page meanwhile. The consent question
 * is open again. Throws on failure.
 */
export async function deleteMyData(): Promise<DataOutcome> {
  // Before the request: what is counted meanwhile, here or by a page that is opened, would otherwise be stored after all.
  const putBack = clearVisitor();
  try {
    const { outcome } = await ask({ method: "DELETE", keepalive: true });
    if (outcome === "signedOut") putBack();
    return outcome;
  } catch (error) {
    putBack();
    throw error;
  }
}
