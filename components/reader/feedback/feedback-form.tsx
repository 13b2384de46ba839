import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { isRateLimit } from "#lib/platform/browser/api-client";
import { prepareCalls } from "#lib/platform/browser/csrf-token";
import { callProduct } from "#lib/platform/browser/product-api";
import { useFlag } from "#lib/reader/visitor/read-flags";
import type { FeedbackLabels, FeedbackSubject } from "@/components/reader/feedback/feedback.island";

type Props = {
  subject: FeedbackSubject;
  isHelpful: boolean;
  labels: FeedbackLabels;
  onFail: (reason: "failed" | "tooMany") => void;
};

/** What follows the answer: a yes is sent at once, a no may say what was missing. Loaded by the island on first intent. */
export function FeedbackForm({ subject, isHelpful, labels, onFail }: Props) {
  const [isThanked, setIsThanked] = useState(false);
  const id = useId();
  const comment = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { run } = useSubmit();

  const send = () =>
    run(async () => {
      try {
        await callProduct("/api/feedback", {
          method: "POST",
          body: { subject, helpful: isHelpful, comment: comment.current?.value },
        });
        setIsThanked(true);
      } catch (error) {
        onFail(isRateLimit(error) ? "tooMany" : "failed");
      }
      return null;
    });
  const begin = useRef(send);
  useEffect(() => {
    if (isHelpful) void begin.current();
    else comment.current?.focus();
  }, [isHelpful]);
  // What was pressed is gone: the reader goes on where the answer is.
  useEffect(() => {
    if (isThanked) outcome.current?.focus();
  }, [isThanked]);

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
          <Button type="submit">{labels.send}</Button>
        </form>
      )}
      <p ref={outcome} role="status" tabIndex={-1} className="empty:hidden">
        {isThanked && labels.thanks}
      </p>
      {isThanked && leadsOn && <a href="#subscribe">{labels.newsletter}</a>}
    </>
  );
}
