import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useSubmit } from "@/components/ui/use-submit";
import { isRateLimit } from "#lib/platform/browser/api-client";
import { callProduct, readServiceSettings } from "#lib/platform/browser/product-api";
import { longestComment } from "#lib/reader/feedback/comment-length";
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
  /** Where `say` tells what became of the answer. */
  status: RefObject<HTMLElement | null>;
  say: (text: string) => void;
  /** A yes could not be sent; a no keeps what was written. */
  onFail: () => void;
  /** The answer is there; it may lead on to the newsletter. */
  onThanked: (leadsOn: boolean) => void;
};

/** Fetches what an answer will need. */
export const prepareFeedback = (): void => void readServiceSettings();

/**
 * What follows the answer, which is sent at once and outlives the page: a reader who is done with a piece leaves it. A no
 * may say what was missing. Loaded by the island on first intent.
 */
export function FeedbackForm({ answerId, subject, isHelpful, labels, status, say, ...props }: Props) {
  const { onFail, onThanked } = props;
  const [isThanked, setIsThanked] = useState(false);
  const id = useId();
  const comment = useRef<HTMLTextAreaElement>(null);
  const { isBusy, run } = useSubmit<FeedbackFault>({ focus: () => comment.current?.focus() });

  const tell = () =>
    callProduct("/api/feedback", {
      method: "POST",
      body: { id: answerId, subject, helpful: isHelpful, comment: comment.current?.value },
      keepalive: true,
    });
  const send = () =>
    run(async () => {
      say(isHelpful ? labels.sending : "");
      try {
        await tell();
        setIsThanked(true);
        say(labels.thanks);
        return null;
      } catch (error) {
        const reason = isRateLimit(error) ? "tooMany" : "failed";
        say(labels[reason]);
        if (isHelpful) onFail();
        return reason;
      }
    }, comment.current?.form);
  // What is said of a no is the outcome of its form.
  const begin = useRef(() => (isHelpful ? send() : tell().catch(() => undefined)));
  useEffect(() => {
    void begin.current();
    if (!isHelpful) comment.current?.focus();
  }, [isHelpful]);
  // What was pressed is gone: the reader goes on where the answer is, unless they are elsewhere by now.
  useEffect(() => {
    if ((isHelpful || isThanked) && document.activeElement === document.body) status.current?.focus();
  }, [isHelpful, isThanked, status]);

  const { enabled, config } = useFlag("newsletter_prompt_after_feedback");
  const leadsOn = enabled && (isHelpful || config.after === "any");
  useEffect(() => {
    if (isThanked) onThanked(leadsOn);
  }, [isThanked, leadsOn, onThanked]);

  if (isHelpful || isThanked) return null;
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id}>{labels.comment}</label>
      <textarea ref={comment} id={id} className="field" rows={3} maxLength={longestComment} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy && <Spinner />}
        <span>{isBusy ? labels.sending : labels.send}</span>
      </Button>
    </form>
  );
}
