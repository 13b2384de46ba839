"use client";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { follow, pauseFor, waitMsOf } from "@/components/product/calls/follow";
import { isRecord } from "#lib/base/values/json";
import { isCallState, isLive, type CallState } from "#lib/base/site/call-states";

const everyMs = 3_000;

type Props = {
  /** Where the API tells what the page shows. */
  path: string;
  /** The calls that the page shows; null where they could not be read, and any answer is news. */
  drawn: { id: string; state: CallState }[] | null;
};

/**
 * Why an island: when what the page shows has changed, it has the server draw the page anew, as long as somebody looks. The
 * API is asked first: a page that cannot be fetched takes the place of the one that is there.
 */
export function LivePageIsland({ path, drawn }: Props) {
  const router = useRouter();
  const [isDrawing, draw] = useTransition();
  const known = drawn && JSON.stringify(drawn);
  useEffect(() => {
    // On a slow line the page takes longer than that: each that is asked for meanwhile makes it longer.
    if (isDrawing) return;
    const refresh = () => draw(() => router.refresh());
    return follow(
      path,
      {
        read: (answer) => (known === null ? null : readList(answer)),
        onAnswer: (list) => {
          if (list?.shown === known) return list.pauseMs;
          refresh();
          return null;
        },
        onGone: refresh,
      },
      everyMs,
    );
  }, [path, known, isDrawing, router]);
  return null;
}

/** A page of the list, as far as it is looked at here. */
function readList(answer: unknown) {
  if (!isRecord(answer) || !Array.isArray(answer.calls)) throw new Error("The answer is no list of calls");
  const calls = answer.calls.filter(isRecord);
  const goOn = calls.filter(({ state }) => isCallState(state) && isLive(state));
  return {
    shown: JSON.stringify(calls.map(({ id, state }) => ({ id, state }))),
    pauseMs: pauseFor(Math.min(...goOn.map(waitMsOf)), everyMs),
  };
}
