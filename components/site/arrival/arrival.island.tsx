"use client";
import { useEffect } from "react";
import { arrivalState } from "@/components/site/arrival/arrival-words";
import { pageEvents } from "@/components/site/arrival/queued-events";

/**
 * Why an island: it is last on the page, so that its effect runs when every other island listens; the queued events are then
 * replayed. If no front has added the arrival script, or part of it is missing, this starts it too.
 */
export function ArrivalIsland() {
  useEffect(() => {
    window.dispatchEvent(new Event(pageEvents.live));
    const state = arrivalState();
    const start = () => {
      // Only once: a part that the framework's own copy cannot load would fail again.
      state.again = null;
      import("@/components/site/arrival/start-arrival").then(
        ({ startArrival }) => startArrival(),
        () => undefined,
      );
    };
    if (!state.hasStarted || state.isLacking) start();
    else state.again = start;
  }, []);
  return null;
}
