import { useEffect, useRef, useState } from "react";
import { readAnonId } from "#lib/platform/browser/visitor";

type Said = "downloaded" | "deleted" | "nothing" | "failed";
export type MyDataLabels = Record<"download" | "delete" | "confirm" | "yes" | "no" | Said, string>;
type Props = { labels: MyDataLabels; onDeleted?: () => void };

const load = () => import("@/components/consent/my-data-actions");
const warmUp = () => void load().catch(() => undefined);
const quiet = {
  type: "button",
  className: "button button-quiet",
  onPointerEnter: warmUp,
  onFocus: warmUp,
} as const;

/** 'Download my data' and 'Delete my data', the second with a question. What they do loads on first intent. */
export function MyDataButtons({ labels, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const isBusy = useRef(false);
  // Held here: a reader who withdraws consent loses the id, and may still want to delete what lies under it.
  const anonId = useRef<string | null>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    anonId.current = readAnonId();
  }, []);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  const run = async (name: "downloadMyData" | "deleteMyData", done: Said) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaid(null);
    try {
      anonId.current = readAnonId() ?? anonId.current;
      const wasKept = await (await load())[name](anonId.current);
      setSaid(wasKept ? done : "nothing");
      if (done === "deleted") onDeleted?.();
    } catch {
      setSaid("failed");
    }
    isBusy.current = false;
  };
  const answer = (isYes: boolean) => {
    setAsking(false);
    requestAnimationFrame(() => remove.current?.focus());
    if (isYes) void run("deleteMyData", "deleted");
  };
  return (
    <div className="my-data">
      {isAsking ? (
        <div role="group" aria-label={labels.delete}>
          <p className="w-full">{labels.confirm}</p>
          <button {...quiet} onClick={() => answer(true)}>
            {labels.yes}
          </button>
          <button {...quiet} ref={keep} onClick={() => answer(false)}>
            {labels.no}
          </button>
        </div>
      ) : (
        <div>
          <button {...quiet} onClick={() => void run("downloadMyData", "downloaded")}>
            {labels.download}
          </button>
          <button {...quiet} ref={remove} onClick={() => setAsking(true)}>
            {labels.delete}
          </button>
        </div>
      )}
      <p role="status">{said && labels[said]}</p>
    </div>
  );
}
