"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { reportCompletion } from "@/components/product/calls/requests/call-completion";
import { followCall } from "@/components/product/calls/follow/follow-call";
import { useQuietRefresh } from "@/components/product/shell/use-quiet-refresh";
import { isLive, liveStates, type CallState, type LiveState } from "#lib/base/site/call-states";

type Props = {
  id: string;
  businessId: string;
  state: CallState;
  durationSeconds: number;
  /** Whether it is the first call of the user that was completed. */
  isFirst: boolean;
  /** Whether there may be more news of the call. */
  isFollowed: boolean;
  strings: { states: Record<CallState, string>; live: string; offline: string };
};

/**
 * Why an island: it follows the call and shows each new state without a reload; the server draws everything else again. Without
 * JavaScript the page has a link that refreshes it.
 */
export function LiveStatusIsland({
  id,
  businessId,
  state: known,
  durationSeconds,
  isFirst,
  isFollowed,
  strings,
}: Props) {
  const router = useRouter();
  // The title names the state, too, which is said below.
  const refresh = useQuietRefresh();
  const [heard, setHeard] = useState(known);
  const [isCutOff, setIsCutOff] = useState(false);
  // One end may be replaced by another: a provider may still report on a call that we had given up.
  const [drawn, setDrawn] = useState(known);
  if (drawn !== known) {
    setDrawn(known);
    if (!isLive(known)) setHeard(known);
  }
  // The server's last drawing may be newer than what was last heard, or older.
  const state = isLive(heard) ? furthest(heard, known) : heard;
  const goesOn = isLive(state);

  useEffect(() => {
    if (!isFollowed) return;
    return followCall(id, {
      onNews: (next) => {
        setHeard(next);
        refresh();
      },
      onConnection: (isThere) => setIsCutOff(!isThere),
      onGone: () => router.refresh(),
    });
  }, [id, isFollowed, router, refresh]);
  useEffect(() => {
    if (!isLive(known)) reportCompletion({ id, businessId, state: known, durationSeconds, isFirst });
  }, [id, businessId, known, durationSeconds, isFirst]);

  return (
    <>
      <p
        role="status"
        className="font-display text-[min(var(--text-3xl),12cqi)]/[1.15] font-bold tracking-[-0.02em] data-live:-mx-[0.2em] data-live:rounded-[2px] data-live:bg-signal data-live:px-[0.2em] data-live:text-on-signal"
        data-live={goesOn || undefined}
      >
        {strings.states[state]}
      </p>
      {/* Read out when it changes, but not a second status beside the call's. */}
      {goesOn && (
        <p aria-live="polite" className="meta noscript:hidden">
          {isCutOff ? strings.offline : strings.live}
        </p>
      )}
    </>
  );
}

const furthest = (one: LiveState, other: CallState): CallState =>
  !isLive(other) || liveStates.indexOf(other) > liveStates.indexOf(one) ? other : one;
