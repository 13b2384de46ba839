"use client";
import { useEffect, useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

type Props = {
  /** The anchor of a new document that was opened to say this: it gets the focus. */
  id: string | undefined;
  text: string;
  /** The address of the list described: the same text is said again for another list. */
  of: string;
  className: string;
};

/**
 * Why an island: a screen reader reads a status only when its text changes in an element that is already there. When a list is
 * opened in place, only the browser can set the text afterwards; in a new document the text is there from the beginning.
 */
export function ListStatusIsland({ id, text, of, className }: Props) {
  const isHydrated = useIsHydrated();
  const [said, setSaid] = useState(isHydrated ? null : { text, of, words: text });
  useEffect(
    () =>
      setSaid((last) => {
        if (last?.text === text && last.of === of) return last;
        // Two full pages have the same text. The added space makes it a change, which is read out.
        return { text, of, words: last?.words === text ? `${text}\u00a0` : text };
      }),
    [text, of],
  );
  return (
    <p id={id} role="status" className={className} tabIndex={id === undefined ? undefined : -1}>
      {said?.words}
    </p>
  );
}
