import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useSubmit } from "@/components/ui/use-submit";
import { isRateLimit } from "#lib/platform/browser/api-client";
import { prepareCalls } from "#lib/platform/browser/csrf-token";
import { callProduct } from "#lib/platform/browser/product-api";
import { useFlag } from "#lib/reader/visitor/read-flags";
import type {
  FeedbackFault,
  FeedbackLabels,
  FeedbackSubject,
} from "@/components/reader/feedback/feedback.island";

type Props = {
  /** Names the answer, however often it is sent. */
  answerId: string;
  subject: FeedbackSubject;
  isHelpful: boolean;
  labels: FeedbackLabels;
  /** A yes could not be sent; a no says so itself and keeps what was written. */
  onFail: (reason: FeedbackFault) => void;
};

/** What follows the answer: a yes is sent at once, a no may say what was missing. Loaded by the island on first intent. */
export function FeedbackForm({ answerId, subject, isHelpful, labels, onFail }: Props) {
  const [isThanked, setIsThanked] = useState(false);
  const id = useId();
  const comment = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { fault, isBusy, run } = useSubmit<FeedbackFault>({ focus: () => comment.current?.focus() });

  const send = () =>
    run(async () => {
      try {
        await callProduct("/api/feedback", {
          method: "POST",
          body: { id: answerId, subject, helpful: isHelpful, comment: comment.current?.value },
        });
        setIsThanked(true);
        return null;
      } catch (error) {
        const reason = isRateLimit(error) ? "tooMany" : "failed";
        if (isHelpful) onFail(reason);
        return reason;
      }
    });
  const begin = useRef(send);
  useEffect(() => {
    if (isHelpful) void begin.current();
    else comment.current?.focus();
  }, [isHelpful]);
  // What was pressed is gone: the reader goes on where the answer is.
  useEffect(() => {
    if (isHelpful || isThanked) outcome.current?.focus();
  }, [isHelpful, isThanked]);

  const { enabled, config } = useFlag("newsletter_prompt_after_feedback");
  const leadsOn = enabled && (isHelpful || config.after === "any");

  return (
    <>
      {!isHelpful && !isThanked && (
        <form
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label htmlFor={id}>{labels.comment}</label>
          <textarea
            ref={comment}
            id={id}
            className="field"
            rows={3}
            maxLength={1000}
            onFocus={() => void prepareCalls()}
          />
          <Button type="submit" isBusy={isBusy}>
            {isBusy && <Spinner />}
            {isBusy ? labels.sending : labels.send}
          </Button>
        </form>
      )}
      <p ref={outcome} role="status" tabIndex={-1} className="empty:hidden">
        {isThanked ? labels.thanks : fault ? labels[fault] : isHelpful && labels.sending}
      </p>
      {isThanked && leadsOn && <a href="#subscribe">{labels.newsletter}</a>}
    </>
  );
}
