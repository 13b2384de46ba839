"use client";
import { useState, type ReactNode } from "react";

type Props = {
  id: string | undefined;
  /** What is noted as the user's wish; null for no wish. */
  noted: ReactNode;
  /** Whether the page was opened to say that the wish was taken back. */
  isTakenBack: boolean;
  takenBack: string;
};

/**
 * Why an island: where a wish is taken back in place, the server draws the page again without one, and only the page knows that
 * there was one before.
 */
export function WishStatusIsland({ id, noted, isTakenBack, takenBack }: Props) {
  const [hadWish, setHadWish] = useState(isTakenBack);
  if (noted && !hadWish) setHadWish(true);
  return (
    <p
      id={id}
      role="status"
      tabIndex={-1}
      className="mt-6 max-w-measure scroll-mt-20 border-l-[0.55rem] border-signal bg-signal-soft px-[1.15rem] py-[0.9rem] empty:m-0 empty:border-0 empty:p-0"
    >
      {noted ?? (hadWish && takenBack)}
    </p>
  );
}
