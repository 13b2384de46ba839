import "client-only";
/** Passing a page on: the device's own share sheet, or the clipboard. */

/**
 * Opens the share sheet where there is one, else copies the address. Gives what came of it: `closed` when the reader
 * closed the sheet. Must be called in the click itself: browsers ask for that.
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

/** Copies it, in the click itself too. Gives whether it could: there is no clipboard over plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
