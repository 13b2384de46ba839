import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useSubmit } from "@/components/ui/use-submit";
import { isRateLimit } from "#lib/platform/browser/requests/api-client";
import { callProduct, readServiceSettings } from "#lib/platform/browser/requests/product-api";
import { longestComment } from "#lib/reader/feedback/comment-length";
import { useFlag } from "#lib/reader/visitor/read-flags";
import type {
  FeedbackFault,
  FeedbackLabels,
  FeedbackSubject,
} from "@/components/reader/feedback/feedback-labels";

type Props = {
  /** The id of the answer, the same however often it is sent. */
  answerId: string;
  subject: FeedbackSubject;
  isHelpful: boolean;
  labels: FeedbackLabels;
  /** The element in which `say` announces the outcome. */
  status: RefObject<HTMLElement | null>;
  say: (text: string) => void;
  /** Called when a yes could not be sent. After a failed no the form stays, with what was written. */
  onFail: () => void;
  /** Called when the answer was received; it may lead on to the newsletter. */
  onThanked: (leadsOn: boolean) => void;
};

/** Loads what sending an answer will need. */
export const prepareFeedback = (): void => void readServiceSettings();

/**
 * What follows the answer. The answer is sent at once, by a request that outlives the page, since a reader who is done with a piece
 * leaves it. After a no the reader may say what was missing. Loaded by the island on first intent.
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
  // A no is announced only when its form has been sent.
  const begin = useEffectEvent(() => (isHelpful ? send() : tell().catch(() => undefined)));
  useEffect(() => {
    void begin();
  }, [isHelpful]);
  // The pressed button is gone: the focus moves to the comment or the status, unless the reader is elsewhere by now.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (isHelpful || isThanked) status.current?.focus();
    else comment.current?.focus();
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
