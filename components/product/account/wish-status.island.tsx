"use client";
import { useEffect, useState, type ReactNode } from "react";

type Props = {
  id: string | undefined;
  /** Where the forms are sent that note a wish or, with an empty plan, take it back. */
  action: string;
  /** What is noted as the user's wish; null for no wish. */
  noted: ReactNode;
  /** Whether the page was opened to say that the wish was taken back. */
  isTakenBack: boolean;
  takenBack: string;
};

/**
 * Why an island: where a wish is taken back in place, the server draws the page again without one, and only the page knows that
 * its reader asked for that. A wish may also go because all data was deleted in another tab.
 */
export function WishStatusIsland({ id, action, noted, isTakenBack, takenBack }: Props) {
  const [isAskedBack, setAskedBack] = useState(isTakenBack);
  useEffect(() => {
    const noteAsked = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.getAttribute("action") === action)
        setAskedBack(new FormData(target).get("plan") === "");
    };
    document.addEventListener("submit", noteAsked);
    return () => document.removeEventListener("submit", noteAsked);
  }, [action]);
  return (
    <p
      id={id}
      role="status"
      tabIndex={-1}
      className="mt-6 max-w-measure scroll-mt-20 border-l-[0.55rem] border-signal bg-signal-soft px-[1.15rem] py-[0.9rem] empty:m-0 empty:border-0 empty:p-0"
    >
      {noted ?? (isAskedBack && takenBack)}
    </p>
  );
}
