import { isElsewhere } from "@/components/ui/use-submit";

/**
 * Moves the focus to a heading when the focused element is removed: from `part`, or from anywhere in the heading's section. If the
 * user has moved on elsewhere meanwhile, the focus stays there.
 */
export function goOnAt(heading: HTMLElement | null, part?: HTMLElement | null): void {
  const left = part ?? heading?.closest<HTMLElement>("section");
  if (left && !isElsewhere(left)) heading?.focus();
}
