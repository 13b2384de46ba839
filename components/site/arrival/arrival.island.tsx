"use client";
import { useEffect } from "react";
import { arrivalState } from "@/components/site/arrival/arrival-words";
import { pageEvents } from "@/components/site/arrival/queued-events";

/**
 * Why an island: it stands last on the page, so that its effect runs when every other island listens; the events queued
 * for them are then replayed. Where no front has given the page its arrival script, or a part of it is lacking, it starts
 * that too.
 */
export function ArrivalIsland() {
  useEffect(() => {
    window.dispatchEvent(new Event(pageEvents.live));
    const state = arrivalState();
    const start = () => {
      // Once: what the framework's own copy lacks, it would lack again.
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
