"use client";
import { useId, useState, type ReactNode } from "react";
import type { PieceKind } from "#lib/library/saved";

export type FeedbackSubject = { type: PieceKind; slug: string };
export type FeedbackLabels = Record<
  "ask" | "yes" | "no" | "comment" | "send" | "thanks" | "newsletter" | "failed",
  string
>;
type Props = { subject: FeedbackSubject; labels: FeedbackLabels };

const load = () => import("@/components/library/feedback-form");
const warmUp = () => void load().catch(() => undefined);

/** Why an island: it asks and thanks in place. What follows the first answer is loaded with it. */
export function FeedbackIsland({ subject, labels }: Props) {
  const [form, setForm] = useState<ReactNode>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();
  const fail = () => {
    setForm(null);
    setHasFailed(true);
  };
  const answer = (isHelpful: boolean) =>
    void load().then(({ FeedbackForm }) => {
      setHasFailed(false);
      setForm(<FeedbackForm subject={subject} isHelpful={isHelpful} labels={labels} onFail={fail} />);
    }, fail);
  return (
    <div className="feedback no-script" data-silent="" role="group" aria-labelledby={id}>
      <p id={id}>{labels.ask}</p>
      {form ?? (
        <>
          <div>
            {[true, false].map((isHelpful) => (
              <button
                key={Number(isHelpful)}
                type="button"
                className="button button-quiet"
                onPointerEnter={warmUp}
                onFocus={warmUp}
                onClick={() => answer(isHelpful)}
              >
                {isHelpful ? labels.yes : labels.no}
              </button>
            ))}
          </div>
          <p role="status">{hasFailed && labels.failed}</p>
        </>
      )}
    </div>
  );
}
