"use client";
import { useId, useRef, useState, type ReactNode } from "react";
import { loadAhead } from "#lib/platform/browser/page/load-ahead";
import { randomId } from "#lib/platform/browser/random-id";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import type { FeedbackLabels, FeedbackSubject } from "@/components/reader/feedback/feedback-labels";

type Props = { subject: FeedbackSubject; labels: FeedbackLabels };

const load = () => import("@/components/reader/feedback/feedback-form");
const prepare = loadAhead(load, ({ prepareFeedback }) => prepareFeedback());

/** Why an island: it asks and thanks in place. What follows the first answer is loaded with it. */
export function FeedbackIsland({ subject, labels }: Props) {
  const [form, setForm] = useState<ReactNode>(null);
  const [said, say] = useState("");
  const [leadsOn, setLeadsOn] = useState(false);
  const id = useId();
  const answerId = useRef("");
  const status = useRef<HTMLParagraphElement>(null);
  const answer = (isHelpful: boolean) => {
    say("");
    void showWaiting(load()).then(
      ({ FeedbackForm }) => {
        answerId.current ||= randomId();
        setForm(
          <FeedbackForm
            answerId={answerId.current}
            {...{ subject, isHelpful, labels, status, say }}
            onFail={() => setForm(null)}
            onThanked={setLeadsOn}
          />,
        );
      },
      () => say(labels.failed),
    );
  };
  return (
    <div
      className="grid max-w-measure gap-3 print:hidden noscript:hidden"
      data-silent=""
      role="group"
      aria-labelledby={id}
    >
      <p id={id} className="font-semibold">
        {labels.ask}
      </p>
      {form ?? (
        <div className="flex flex-wrap gap-3">
          {[true, false].map((isHelpful) => (
            <button
              key={Number(isHelpful)}
              type="button"
              className="button button-quiet"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => answer(isHelpful)}
            >
              {isHelpful ? labels.yes : labels.no}
            </button>
          ))}
        </div>
      )}
      {/* There from the beginning, and not hidden: a status that appears together with its text would not be read out. */}
      <p ref={status} role="status" tabIndex={-1} className="empty:absolute">
        {said}
      </p>
      {leadsOn && <a href="#subscribe">{labels.newsletter}</a>}
    </div>
  );
}
