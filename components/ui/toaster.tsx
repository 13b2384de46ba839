import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";

export type ToastKind = "success" | "error";

/**
 * The area for messages must exist this long before the first one: a message that appears together with it would not be read out.
 */
const heardAfterMs = 100;
let isThere: Promise<void> | null = null;

/** An error stays longer: it is read twice, here and at the field. */
const durationMs = { success: 5_000, error: 8_000 };

/**
 * Where the window is low or has a keyboard on the screen, a message at its foot would lie on the field that it is about, or behind
 * the keyboard.
 */
const lacksRoomBelow = "(pointer: coarse), (max-height: 30rem)";

/** Tests find it by `toast`. */
const look =
  "toast flex w-full items-center gap-3 rounded-md border-[1.5px] border-l-[0.55rem] border-ink border-l-good bg-raised px-[1.1rem] py-[0.85rem] font-sans text-sm/[1.4] font-semibold text-ink [box-shadow:var(--shadow-float)] data-[type=error]:border-l-bad [&_svg]:size-5 [&_svg]:flex-none";

function mount(region: string): Promise<void> {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  // Synchronously: a message sent before the toaster listens would be lost.
  flushSync(() =>
    root.render(
      <Toaster containerAriaLabel={region} toastOptions={{ unstyled: true, classNames: { toast: look } }} />,
    ),
  );
  return new Promise((resolve) => setTimeout(resolve, heardAfterMs));
}

/** Shows a message in place of an earlier one, which may no longer be true; the first call builds the area for messages. */
export async function show(kind: ToastKind, text: string, region: string, more?: string): Promise<void> {
  await (isThere ??= mount(region));
  toast.dismiss();
  toast[kind](text, {
    duration: durationMs[kind],
    position: window.matchMedia(lacksRoomBelow).matches ? "top-center" : "bottom-center",
    ...(more ? { description: more } : {}),
  });
}
