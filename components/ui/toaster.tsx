import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { toast, Toaster } from "sonner";
import type { ToastKind } from "./toast";

let root: Root | null = null;

/** An error stays longer: it is read twice, once here and once at the field. */
const durationMs = { success: 5_000, error: 8_000 };

/** `toast` is what tests find it by. */
const look =
  "toast flex w-full items-center gap-3 rounded-md border-[1.5px] border-l-[0.55rem] border-ink border-l-signal bg-raised px-[1.1rem] py-[0.85rem] font-sans text-sm/[1.4] font-semibold text-ink [box-shadow:var(--shadow-float)] data-[type=error]:border-l-bad [&_svg]:size-5 [&_svg]:flex-none";

function mount(region: string): void {
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  // At once: a message told before the toaster listens would be lost.
  flushSync(() =>
    root?.render(
      <Toaster
        position="bottom-center"
        containerAriaLabel={region}
        toastOptions={{ unstyled: true, classNames: { toast: look } }}
      />,
    ),
  );
}

/** Shows a message; the first call builds the place of messages. */
export function show(kind: ToastKind, text: string, region: string, more?: string): void {
  if (!root) mount(region);
  toast[kind](text, { duration: durationMs[kind], ...(more ? { description: more } : {}) });
}
