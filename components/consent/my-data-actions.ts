/** What the buttons over a reader's own data do; loaded when one is about to be pressed. */
import { ApiError } from "#lib/platform/browser/api-client";
import { callProduct } from "#lib/platform/browser/product-api";
import { clearVisitor, visitorHeaders } from "#lib/platform/browser/visitor";
import { anonIdHeader } from "#lib/site/visitor-headers";

const path = "/api/visitor/data";

/** The id goes along whatever was chosen since: it is the reader who asks for what lies under it. */
const headers = (anonId: string | null) => ({
  ...visitorHeaders(),
  ...(anonId ? { [anonIdHeader]: anonId } : {}),
});

/** Whether the server answered that it keeps nothing of this reader, or does not know whose data is meant. */
const isNothing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** Hands the reader a file with everything that is kept of them. Gives whether there was anything; throws on failure. */
export async function downloadMyData(anonId: string | null): Promise<boolean> {
  const data = await callProduct(path, { headers: headers(anonId) }).catch((error: unknown) => {
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
export async function deleteMyData(anonId: string | null): Promise<boolean> {
  const wasKept = await callProduct(path, { method: "DELETE", headers: headers(anonId) }).then(
    () => true,
    (error: unknown) => {
      if (isNothing(error)) return false;
      throw error;
    },
  );
  clearVisitor();
  return wasKept;
}
