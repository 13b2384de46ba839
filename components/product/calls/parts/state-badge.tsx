import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { CallState } from "#lib/base/site/call-states";

type Props = { state: CallState };

const tones: Partial<Record<CallState, "marked" | "good" | "bad">> = {
  queued: "marked",
  ringing: "marked",
  "in-progress": "marked",
  completed: "good",
  refused: "bad",
  failed: "bad",
};

/** The state of a call in a list, highlighted while the call is live. */
export async function StateBadge({ state }: Props) {
  const t = await getTranslations("calls.states");
  return <Badge tone={tones[state] ?? "outline"}>{t(state)}</Badge>;
}
