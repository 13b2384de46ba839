import "client-only";
import { useEffect, useState } from "react";

/**
 * Whether the words beside the pictures of a folded sidebar are put away. They lie over the page: Escape takes them off it
 * until the pointer or the focus leaves the link that they belong to.
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
