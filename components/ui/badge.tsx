import type { ReactNode } from "react";

export const badgeTones = ["outline", "marked", "good", "bad"] as const;

const tones: Record<(typeof badgeTones)[number], string> = {
  outline: "badge",
  marked: "badge border-signal bg-signal text-on-signal",
  good: "badge text-good",
  bad: "badge text-bad",
};

type Props = { tone?: (typeof badgeTones)[number]; children: ReactNode };

/** A word or two about a thing. `marked` highlights what is chosen, or counts now. */
export function Badge({ tone = "outline", children }: Props) {
  return <span className={tones[tone]}>{children}</span>;
}
