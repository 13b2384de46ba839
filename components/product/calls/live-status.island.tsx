"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { reportCompletion } from "@/components/product/calls/call-completion";
import { followCall } from "@/components/product/calls/follow-call";
import { isLive, liveStates, type CallState, type LiveState } from "#lib/base/site/call-states";

type Props = {
  id: string;
  businessId: string;
  state: CallState;
  durationSeconds: number;
  /** Whether there may be more to hear of it. */
  isFollowed: boolean;
  strings: { states: Record<CallState, string>; live: string; offline: string };
};

/**
 * Why an island: it follows the call and says each new state without a reload; whatever has changed, the server draws
 * anew. Without JavaScript the page has a link that refreshes it.
 */
export function LiveStatusIsland({
  id,
  businessId,
  state: known,
  durationSeconds,
  isFollowed,
  strings,
}: Props) {
  const router = useRouter();
  const [heard, setHeard] = useState(known);
  const [isCutOff, setIsCutOff] = useState(false);
  // An end may be another later: of a call that we had given up, its provider may still tell.
  const [drawn, setDrawn] = useState(known);
  if (drawn !== known) {
    setDrawn(known);
    if (!isLive(known)) setHeard(known);
  }
  // What the server has drawn since may be newer than what was heard, and the other way round.
  const state = isLive(heard) ? furthest(heard, known) : heard;
  const goesOn = isLive(state);

  useEffect(() => {
    if (!isFollowed) return;
    return followCall(id, {
      onNews: (next) => {
        setHeard(next);
        router.refresh();
      },
      onConnection: (isThere) => setIsCutOff(!isThere),
      onGone: () => router.refresh(),
    });
  }, [id, isFollowed, router]);
  useEffect(() => {
    if (!isLive(known)) reportCompletion({ id, businessId, state: known, durationSeconds });
  }, [id, businessId, known, durationSeconds]);

  return (
    <>
      <p
        role="status"
        className="font-display text-3xl/[1.15] font-bold tracking-[-0.02em] data-live:-mx-[0.2em] data-live:rounded-[2px] data-live:bg-signal data-live:px-[0.2em] data-live:text-on-signal"
        data-live={goesOn || undefined}
      >
        {strings.states[state]}
      </p>
      {/* Said when it changes, and no second status beside the call's. */}
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
