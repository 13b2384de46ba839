import { useRef } from "react";
import { useBarSpace } from "@/components/consent/use-bar-space";

export type BarWords = Record<"label" | "text" | "more" | "accept" | "reject", string>;
type Props = { words: BarWords; privacyPage: string; onChoose: (isGiven: boolean) => void };

/** The question, at the foot of the window: it waits there and is in nobody's way. Two answers of equal weight. */
export function ConsentBar({ words, privacyPage, onChoose }: Props) {
  const bar = useRef<HTMLElement>(null);
  useBarSpace(bar);
  return (
    <section ref={bar} className="consent" aria-label={words.label}>
      <div className="page">
        <p>
          {words.text} <a href={privacyPage}>{words.more}</a>
        </p>
        <div className="ways-out">
          <button type="button" className="button" onClick={() => onChoose(false)}>
            {words.reject}
          </button>
          <button type="button" className="button" onClick={() => onChoose(true)}>
            {words.accept}
          </button>
        </div>
      </div>
    </section>
  );
}
