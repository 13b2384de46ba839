import "client-only";
/** Shares a page: by the device's own share sheet, or by the clipboard. */

/**
 * Opens the share sheet if there is one, otherwise copies the address. Returns the result: `closed` when the reader closed the
 * sheet. Must be called in the click itself, as browsers require.
 */
export async function sharePage(
  title: string,
  url: string,
): Promise<"shared" | "closed" | "copied" | "failed"> {
  if ("share" in navigator)
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "closed";
    }
  return (await copyText(url)) ? "copied" : "failed";
}

/** Copies a text, in the click itself too. Returns whether it could: there is no clipboard over plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
