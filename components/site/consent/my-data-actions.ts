/**
 * What the buttons over a reader's own data do; loaded when one is about to be pressed. Whose data it is, the calls show by
 * their cookies, which no script can read, and by the token of who is signed in.
 */
import { expectAnswer } from "#lib/platform/browser/answers";
import { isRecord } from "#lib/base/values/json";
import { ApiError, isOtherAccount, isSignedOut, type ApiCall } from "#lib/platform/browser/api-client";
import { callProduct, readServiceSettings } from "#lib/platform/browser/product-api";
import { clearVisitor } from "#lib/platform/browser/forget-visitor";
import { isSignedInHint } from "#lib/platform/browser/sign-in-moment";
import { dataFileName } from "#lib/reader/visitor/data-file";

const path = "/api/visitor/data";

/** `nothing`: the server keeps nothing of this reader; `signedOut`: their session has ended, and nothing was done. */
type DataOutcome = "done" | "nothing" | "signedOut";

/** Whether the server answered that it keeps nothing of this reader, or does not know whose data is meant. */
const isNothing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** Whether somebody was signed in on this page. Asked about a session that has ended, the sign-in service takes its hint away. */
let wasUser = false;

/**
 * Asks as the user where somebody is signed in, with a new token if theirs has ended. Where their session has, nobody is
 * asked as a visitor in their place: a page would say that all is deleted while the account's data stays.
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

/** Fetches what the calls will need. */
export const prepareMyData = (): void => void readServiceSettings();

/** Hands the reader a file with everything that is kept of them. Throws on failure. */
export async function downloadMyData(): Promise<DataOutcome> {
  const { outcome, data } = await ask();
  if (outcome !== "done") return outcome;
  // What stands between may answer in the server's place, and a file of that is nobody's data.
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
 * Deletes everything that is kept of the reader, there and here, also where they leave meanwhile; the question of consent is
 * open again. Throws on failure.
 */
export async function deleteMyData(): Promise<DataOutcome> {
  // Before it is asked for: what is counted meanwhile, here or by a page that is opened, would be kept after all.
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
