"use client";
import { useEffect } from "react";
import { whenIdle } from "#lib/platform/browser/idle";
import { isSignedInHint } from "#lib/platform/browser/sign-in-traces";
import { watchStored } from "#lib/platform/browser/storage";

/** Ticks follow each other quickly; they go together. */
const pause = 800;

/**
 * Why an island: what a reader ticks is in the browser, and only the browser's cookie hints that an account could keep it.
 * Without that hint it does nothing; with it, what it does is fetched when the page is at rest, and again at a change.
 */
export function ProgressSyncIsland() {
  useEffect(() => {
    if (!isSignedInHint()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = whenIdle(sync);
    const stop = watchStored(() => {
      clearTimeout(timer);
      timer = setTimeout(sync, pause);
    });
    return () => {
      clearTimeout(timer);
      callOff();
      stop();
    };
  }, []);
  return null;
}

/** A failure costs nothing: the change waits in the browser for the next page. */
const sync = () =>
  void import("#lib/library/sync").then(({ syncProgress }) => syncProgress()).catch(() => undefined);
