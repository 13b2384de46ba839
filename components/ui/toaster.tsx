import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { toast, Toaster } from "sonner";
import type { ToastKind } from "./toast";

let root: Root | null = null;

/** An error stays longer: it is read twice, once here and once at the field. */
const durationMs = { success: 5_000, error: 8_000 };

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
        toastOptions={{ unstyled: true, classNames: { toast: "toast" } }}
      />,
    ),
  );
}

/** Shows a message; the first call builds the place of messages. */
export function show(kind: ToastKind, text: string, region: string, more?: string): void {
  if (!root) mount(region);
  toast[kind](text, { duration: durationMs[kind], ...(more ? { description: more } : {}) });
}
