import "client-only";
import { useEffect, useState } from "react";

/**
 * Whether the labels beside the icons of a folded sidebar are dismissed. They cover the page: Escape hides them until the pointer
 * or the focus leaves their link.
 */
export function useDismissedLabels(): boolean {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const showAgain = () => setDismissed(false);
    const press = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      for (const link of document.querySelectorAll("#sidebar a:is(:hover, :focus-visible)")) {
        setDismissed(true);
        for (const leaving of ["pointerleave", "blur"])
          link.addEventListener(leaving, showAgain, { once: true });
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return isDismissed;
}
