/** Short messages over the page. The machinery is fetched when the first one is shown. */
export type ToastKind = "success" | "error";

const load = () => import("./toaster");
let loading: ReturnType<typeof load> | null = null;

/** Fetches the machinery ahead of a message that may come. */
export const prepareToasts = () => (loading ??= load());

/**
 * Shows a message, and has it read out. `region` is the name that assistive technology knows the place of messages by;
 * the first message names it. `more` stands below the text. Gives whether it is shown. Never throws.
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
