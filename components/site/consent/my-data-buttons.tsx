import { useEffect, useRef, useState } from "react";

type Said = "downloaded" | "deleted" | "nothing" | "signedOut" | "failed" | "tooMany";
export type MyDataLabels = Record<
  "download" | "delete" | "confirm" | "yes" | "no" | "lists" | "write" | Said,
  string
>;
type Props = {
  labels: MyDataLabels;
  contactPage: string;
  /** Whether this page was opened anew because the data is deleted. */
  isDeleted?: boolean;
  onDeleted?: () => void;
};

/** Told to the window when the reader's data is deleted, by whichever of the page's buttons. */
export const dataDeletedEvent = "lantern:data-deleted";

const load = () => import("@/components/site/consent/my-data-actions");
/** By its status: what makes the calls is not loaded yet. */
const isTooMany = (error: unknown) => error instanceof Error && "status" in error && error.status === 429;
const warmUp = () => void load().catch(() => undefined);
const quiet = {
  type: "button",
  className: "button button-quiet",
  onPointerEnter: warmUp,
  onFocus: warmUp,
} as const;

/** 'Download my data' and 'Delete my data', the second with a question. What they do loads on first intent. */
export function MyDataButtons({ labels, contactPage, isDeleted = false, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const isBusy = useRef(false);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  // Said once the page is there, so that it is read out; and the reader goes on where they were.
  useEffect(() => {
    if (!isDeleted) return;
    setSaid("deleted");
    remove.current?.focus();
  }, [isDeleted]);

  const run = async (name: "downloadMyData" | "deleteMyData", done: Said) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaid(null);
    try {
      const outcome = await (await load())[name]();
      setSaid(outcome === "done" ? done : outcome);
      if (done === "deleted" && outcome !== "signedOut") onDeleted?.();
      if (done === "deleted" && outcome === "done") window.dispatchEvent(new Event(dataDeletedEvent));
    } catch (error) {
      setSaid(isTooMany(error) ? "tooMany" : "failed");
    }
    isBusy.current = false;
  };
  const answer = (isYes: boolean) => {
    setAsking(false);
    requestAnimationFrame(() => remove.current?.focus());
    if (isYes) void run("deleteMyData", "deleted");
  };
  return (
    <div>
      {isAsking ? (
        <div role="group" aria-label={labels.delete} className="flex flex-wrap gap-2">
          <p className="w-full">{labels.confirm}</p>
          <button {...quiet} onClick={() => answer(true)}>
            {labels.yes}
          </button>
          <button {...quiet} ref={keep} onClick={() => answer(false)}>
            {labels.no}
          </button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <button {...quiet} onClick={() => void run("downloadMyData", "downloaded")}>
            {labels.download}
          </button>
          <button {...quiet} ref={remove} onClick={() => setAsking(true)}>
            {labels.delete}
          </button>
        </div>
      )}
      <p role="status">{said && labels[said]}</p>
      <p className="text-sm">
        <span>{labels.lists}</span> <a href={contactPage}>{labels.write}</a>
      </p>
    </div>
  );
}
