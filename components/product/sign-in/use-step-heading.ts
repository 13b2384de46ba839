import { useEffect, useRef, type RefObject } from "react";
import { leadId } from "./lead-id";

/**
 * For the heading of a step that replaces the first form: the form is gone, and the focus with it, so the heading takes it. What is
 * said above about the first form is hidden meanwhile.
 */
export function useStepHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const lead = document.getElementById(leadId);
    heading.current?.focus();
    lead?.setAttribute("hidden", "");
    return () => lead?.removeAttribute("hidden");
  }, []);
  return heading;
}
