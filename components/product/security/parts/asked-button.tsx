import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  label: string;
  question: string;
  yes: string;
  no: string;
  isBusy: boolean;
  act: () => Promise<void>;
};

/** A button for an action that cannot be undone: it asks first, in its own place. */
export function AskedButton({ label, question, yes, no, isBusy, act }: Props) {
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useRef(false);
  const asks = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isAsking) box.current?.querySelector("button")?.focus();
    // Unless the action has moved the focus elsewhere.
    else if (hasAsked.current && document.activeElement === document.body) asks.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);

  if (!isAsking)
    return (
      <button
        ref={asks}
        type="button"
        className="button button-quiet justify-self-start"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => setAsking(true)}
      >
        {label}
      </button>
    );
  return (
    // The focus goes past the question to its first answer. As the group's description the question is read out with it.
    <div ref={box} role="group" aria-label={label} aria-describedby={id} className="grid gap-3">
      <p id={id}>{question}</p>
      <p className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          onClick={() => {
            void act().finally(() => setAsking(false));
          }}
        >
          {yes}
        </Button>
        <Button look="plain" onClick={() => setAsking(false)}>
          {no}
        </Button>
      </p>
    </div>
  );
}
