/** Short messages over the page. Their code is loaded when the first one is shown. */
import type { ToastKind } from "./toaster";

const load = () => import("./toaster");
let loading: ReturnType<typeof load> | null = null;

/** Loads the code in advance, for a message that may come. */
export const prepareToasts = () => (loading ??= load());

/**
 * Shows a message, and has it read out. `region` is the accessible name of the area for messages; the first message sets it. `more`
 * is shown below the text. Returns whether the message is shown. Never throws.
 */
export async function showToast(kind: ToastKind, text: string, region = "", more?: string): Promise<boolean> {
  try {
    const { show } = await prepareToasts();
    await show(kind, text, region, more);
    return true;
  } catch {
    loading = null;
    return false;
  }
}
