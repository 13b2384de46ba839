"use client";
import { useEffect, useRef } from "react";
import { ToolButton } from "@/components/library/tool-button";
import { markRead, parseProgress, progressKey } from "#lib/library/progress";
import { useStored } from "#lib/platform/browser/use-stored";

type Props = { path: string; labels: { mark: string; marked: string; unmark: string } };

/** Reaching the end means staying there this long: scrolling past to the footer is not reading. */
const dwell = 1000;

/** Why an island: what was read is kept in the browser, and only the browser sees how far the reader got. */
export function ReadMarkIsland({ path, labels }: Props) {
  const isRead = parseProgress(useStored(progressKey)).read.includes(path);
  const place = useRef<HTMLParagraphElement>(null);
  /** Once the reader has decided, or the piece was counted, scrolling changes nothing more. */
  const isSettled = useRef(false);

  useEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting || isSettled.current) return;
      timer = setTimeout(() => {
        if (isSettled.current) return;
        isSettled.current = true;
        markRead(path, true);
      }, dwell);
    });
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [path]);

  return (
    <p ref={place} className="tools" data-silent="">
      <ToolButton
        icon="done"
        texts={[labels.mark, labels.marked]}
        isOn={isRead}
        name={isRead ? labels.unmark : undefined}
        onClick={() => {
          isSettled.current = true;
          markRead(path, !isRead);
        }}
      />
    </p>
  );
}
