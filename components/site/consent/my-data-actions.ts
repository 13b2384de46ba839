/**
 * What the buttons over a reader's own data do; loaded when one is about to be pressed. Whose data it is, the calls show by
 * their cookies, which no script can read, and by the token of who is signed in.
 */
import { ApiError, isSignedOut, type ApiCall } from "#lib/platform/browser/api-client";
import { callProduct } from "#lib/platform/browser/product-api";
import { clearVisitor } from "#lib/platform/browser/forget-visitor";
import { isSignedInHint } from "#lib/platform/browser/signed-in-hint";

const path = "/api/visitor/data";

/** Whether the server answered that it keeps nothing of this reader, or does not know whose data is meant. */
const isNothing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/**
 * Asks as the user where somebody is signed in, with a new token if theirs has ended: without one the server would know a
 * visitor alone, and a page would say that all is deleted while the account's data stays.
 */
async function ask(call: ApiCall = {}): Promise<unknown> {
  if (!isSignedInHint()) return callProduct(path, call);
  return callProduct(path, { ...call, as: "user" }).catch((error: unknown) => {
    if (isSignedOut(error)) return callProduct(path, call);
    throw error;
  });
}

/** Hands the reader a file with everything that is kept of them. Gives whether there was anything; throws on failure. */
export async function downloadMyData(): Promise<boolean> {
  const data = await ask().catch((error: unknown) => {
    if (isNothing(error)) return null;
    throw error;
  });
  if (data === null) return false;
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "lantern-my-data.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/**
 * Deletes everything that is kept of the reader, there and here; the question of consent is open again. Gives whether
 * there was anything; throws on failure.
 */
export async function deleteMyData(): Promise<boolean> {
  const hadData = await ask({ method: "DELETE" }).then(
    () => true,
    (error: unknown) => {
      if (isNothing(error)) return false;
      throw error;
    },
  );
  clearVisitor();
  return hadData;
}
