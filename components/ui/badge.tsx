import type { ReactNode } from "react";

export const badgeTones = ["outline", "marked", "good", "bad"] as const;

type Props = { tone?: (typeof badgeTones)[number]; children: ReactNode };

/** A word or two about a thing. `marked` is the highlighter: what is chosen, or counts now. */
export function Badge({ tone = "outline", children }: Props) {
  return <span className={tone === "outline" ? "badge" : `badge badge-${tone}`}>{children}</span>;
}
