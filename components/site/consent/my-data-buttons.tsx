import { useEffect, useId, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { MyDataButton, type PlainWay } from "@/components/site/consent/my-data-button";
import { loadAhead } from "#lib/platform/browser/page/load-ahead";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";

type Said = "downloaded" | "deleted" | "nothing" | "signedOut" | "failed" | "tooMany";
type Wish = "downloadMyData" | "deleteMyData";
type Labels = Record<
  "download" | "delete" | "confirm" | "yes" | "no" | "working" | "lists" | "write" | Said,
  string
>;
type Props = {
  labels: Labels;
  contactPage: string;
  /** Whether this page was opened again because the data was deleted. */
  isDeleted?: boolean;
  /** Whether this page was opened to ask for confirmation of the deletion. */
  isAsked?: boolean;
  /** What each button does before the page has hydrated, where that is possible. */
  plain?: Partial<Record<"download" | "delete" | "yes" | "no", PlainWay>>;
};

/** Event on the window when the reader's data was deleted, by any of the page's buttons. */
export const dataDeletedEvent = "lantern:data-deleted";

const load = () => import("@/components/site/consent/my-data-actions");
const prepare = loadAhead(load, ({ prepareMyData }) => prepareMyData());
/** Recognized by its status: the module that makes the calls is not loaded yet. */
const isTooMany = (error: unknown) => error instanceof Error && "status" in error && error.status === 429;

/** 'Download my data' and 'Delete my data', the second with a question. Their code is loaded on first intent. */
export function MyDataButtons({ labels, contactPage, plain = {}, ...opened }: Props) {
  const { isDeleted = false, isAsked = false } = opened;
  const [isAsking, setAsking] = useState(isAsked);
  const [said, setSaid] = useState<Said | null>(null);
  const [pending, setPending] = useState<readonly Wish[]>([]);
  /** Settles with the last wish; rejects if one has failed. */
  const turn = useRef(Promise.resolve());
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  // Announced once the page is there, so that it is read out; the focus returns to where it was.
  useEffect(() => {
    if (!isDeleted) return;
    setSaid("deleted");
    remove.current?.focus();
  }, [isDeleted]);

  const take = async (name: Wish, done: Said) => {
    const outcome = await showWaiting(load()).then((actions) => actions[name]());
    setSaid(outcome === "done" ? done : outcome);
    if (done === "deleted" && outcome === "done") window.dispatchEvent(new Event(dataDeletedEvent));
  };
  /** One after the other. If a download has failed, a deletion queued after it is not carried out: the user must ask again. */
  const run = async (name: Wish, done: Said) => {
    if (pending.includes(name)) return;
    setPending((all) => [...all, name]);
    const mine = turn.current.then(() => take(name, done));
    turn.current = mine;
    await mine.catch((error: unknown) => setSaid(isTooMany(error) ? "tooMany" : "failed"));
    // The next press starts fresh.
    if (turn.current === mine) turn.current = Promise.resolve();
    setPending((all) => all.filter((one) => one !== name));
  };
  const answer = (isYes: boolean) => {
    setAsking(false);
    requestAnimationFrame(() => remove.current?.focus());
    if (isYes) void run("deleteMyData", "deleted");
  };
  return (
    <div>
      {isAsking ? (
        // The focus goes past the question to its answer. As the group's description the question is read out with it.
        <div role="group" aria-label={labels.delete} aria-describedby={id}>
          <Alert tone="bad" title={labels.confirm} titleId={id}>
            <div className="mt-3 flex flex-wrap gap-3">
              <MyDataButton plain={plain.yes} onIntent={prepare} isConfirming act={() => answer(true)}>
                {labels.yes}
              </MyDataButton>
              <MyDataButton plain={plain.no} onIntent={prepare} ref={keep} act={() => answer(false)}>
                {labels.no}
              </MyDataButton>
            </div>
          </Alert>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3 print:hidden">
          <MyDataButton
            plain={plain.download}
            onIntent={prepare}
            isBusy={pending.includes("downloadMyData")}
            act={() => void run("downloadMyData", "downloaded")}
          >
            {labels.download}
          </MyDataButton>
          <MyDataButton
            plain={plain.delete}
            onIntent={prepare}
            isBusy={pending.includes("deleteMyData")}
            ref={remove}
            act={() => setAsking(!pending.includes("deleteMyData"))}
          >
            {labels.delete}
          </MyDataButton>
        </div>
      )}
      <p role="status">{pending.length > 0 ? labels.working : said && labels[said]}</p>
      <p className="mt-3 max-w-measure text-sm">
        <span>{labels.lists}</span> <a href={contactPage}>{labels.write}</a>
      </p>
    </div>
  );
}
