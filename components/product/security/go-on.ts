import { isElsewhere } from "@/components/ui/use-submit";

/**
 * Gives the focus to a heading where what had it goes: in `part`, or anywhere in the section of the heading. A reader who has
 * gone on elsewhere meanwhile keeps it there.
 */
export function goOnAt(heading: HTMLElement | null, part?: HTMLElement | null): void {
  const left = part ?? heading?.closest<HTMLElement>("section");
  if (left && !isElsewhere(left)) heading?.focus();
}
