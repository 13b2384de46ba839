"use client";
import { useEffect, useId, useRef, useState } from "react";
import type { PieceKind } from "#lib/library/saved";

type Props = {
  subject: { type: PieceKind; slug: string };
  labels: Record<"ask" | "yes" | "no" | "comment" | "send" | "thanks" | "failed", string>;
};
type State = "asking" | "telling" | "sending" | "thanked" | "failed";

const loadCalls = () => import("#lib/platform/browser/api-client");
const prepare = () =>
  void loadCalls().then(
    ({ prepareCalls }) => prepareCalls(),
    () => undefined,
  );

/** Why an island: it asks and thanks in place. A yes is sent at once; a no may say what was missing. */
export function FeedbackIsland({ subject, labels }: Props) {
  const [state, setState] = useState<State>("asking");
  const id = useId();
  const said = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);

  // What was pressed is gone: the reader goes on where the answer is.
  useEffect(() => {
    if (state === "telling") said.current?.focus();
    if (state === "thanked") outcome.current?.focus();
  }, [state]);

  async function send(helpful: boolean) {
    const comment = said.current?.value;
    setState("sending");
    try {
      const { postJson } = await loadCalls();
      await postJson("/api/feedback", { subject, helpful, comment });
      setState("thanked");
    } catch {
      setState("failed");
    }
  }

  const isAsking = state === "asking" || state === "failed";
  return (
    <div className="feedback no-script" data-silent="" role="group" aria-labelledby={id}>
      <p id={id}>{labels.ask}</p>
      {isAsking && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onFocus={prepare}
            onClick={() => void send(true)}
          >
            {labels.yes}
          </button>
          <button
            type="button"
            className="button button-quiet"
            onFocus={prepare}
            onClick={() => setState("telling")}
          >
            {labels.no}
          </button>
        </p>
      )}
      {state === "telling" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send(false);
          }}
        >
          <label>
            {labels.comment}
            <textarea ref={said} className="field" rows={3} maxLength={1000} />
          </label>
          <button type="submit" className="button">
            {labels.send}
          </button>
        </form>
      )}
      <p ref={outcome} role="status" tabIndex={-1}>
        {state === "thanked" ? labels.thanks : state === "failed" ? labels.failed : ""}
      </p>
    </div>
  );
}
