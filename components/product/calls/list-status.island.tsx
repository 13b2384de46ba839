"use client";
import { useEffect, useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

type Props = {
  text: string;
  /** The address of the list that it tells of: of another one it is said again, be it the same. */
  of: string;
  className: string;
};

/**
 * Why an island: what a status line says is read out where it comes into a line that stands there already. Of a list that
 * is opened in place only the browser can say so, once it is there; a new document has its words from the beginning.
 */
export function ListStatusIsland({ text, of, className }: Props) {
  const isHydrated = useIsHydrated();
  const [said, setSaid] = useState(isHydrated ? null : { text, of, words: text });
  useEffect(
    () =>
      setSaid((last) => {
        if (last?.text === text && last.of === of) return last;
        // Of a full page after a full one there is nothing else to say, and words that stay the same are not read.
        return { text, of, words: last?.words === text ? `${text}\u00a0` : text };
      }),
    [text, of],
  );
  return (
    <p role="status" className={className}>
      {said?.words}
    </p>
  );
}
