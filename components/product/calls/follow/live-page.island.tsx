"use client";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { drawnCall, type DrawnCall } from "@/components/product/calls/follow/drawn-call";
import { follow, pauseFor, waitMsOf } from "@/components/product/calls/follow/follow";
import { isRecord } from "#lib/base/values/json";
import { isCallState, isLive } from "#lib/base/site/call-states";

const everyMs = 3_000;

type Props = {
  /** The API address of what the page shows. */
  path: string;
  /** The calls that the page shows. Null when they could not be read: then any answer is news. */
  drawn: DrawnCall[] | null;
};

/**
 * Why an island: while the page is visible and what it shows has changed, it has the server draw the page again. It asks the API
 * first, because a page that fails to load would replace the one that is there.
 */
export function LivePageIsland({ path, drawn }: Props) {
  const router = useRouter();
  const [isDrawing, draw] = useTransition();
  const known = drawn && JSON.stringify(drawn);
  useEffect(() => {
    // On a slow line the page takes longer than `everyMs`, and each further request meanwhile would slow it down more.
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

/** The part of the API's list that matters here. */
function readList(answer: unknown) {
  if (!isRecord(answer) || !Array.isArray(answer.calls)) throw new Error("The answer is no list of calls");
  const calls = answer.calls.filter(isRecord);
  const goOn = calls.filter(({ state }) => isCallState(state) && isLive(state));
  return {
    shown: JSON.stringify(calls.map(drawnCall)),
    pauseMs: pauseFor(Math.min(...goOn.map(waitMsOf)), everyMs),
  };
}
