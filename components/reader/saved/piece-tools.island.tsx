"use client";
import { useEffect, useRef, useState } from "react";
import type { SaidOfMark } from "@/components/reader/saved/answer-marks";
import { ToolButton, toolRow } from "@/components/reader/saved/tool-button";
import type { Said } from "@/components/reader/saved/piece-actions";
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import type { Piece } from "#lib/reader/saved/piece";
import { loadAhead } from "#lib/platform/browser/page/load-ahead";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import { useStored } from "#lib/platform/browser/storage/use-stored";

type Label = "tools" | "save" | "saved" | "unsave" | "share" | "print" | "listen" | "stop" | "list";
type Props = {
  piece: Piece;
  /** The address of the list. */
  listAddress: string;
  labels: Record<Label, string>;
  says: Record<Said, string>;
};

const load = () => import("@/components/reader/saved/piece-actions");
const prepare = loadAhead(load);

/** Announces the outcome of a press of Save, and updates the offline copies. */
function followSave(button: HTMLElement | null | undefined, say: (said: SaidOfMark) => void): void {
  const said = button?.dataset.said as SaidOfMark | undefined;
  if (!said) return;
  say(said);
  load().then(
    ({ bringCopies }) => bringCopies(),
    () => undefined,
  );
}

/**
 * Why an island: the list is stored in the browser, and sharing, printing and speaking are browser functions. On arrival it only
 * checks whether the piece is saved; what the other buttons do is loaded on first intent.
 */
export function PieceToolsIsland({ piece, listAddress, labels, says }: Props) {
  const isOnList = isSaved(useStored(savedKey), piece.path);
  const [said, setSaid] = useState<Said | null>(null);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const isStarting = useRef(false);

  useEffect(() => {
    // It may have been pressed before React was here.
    followSave(row.current?.querySelector<HTMLElement>("[data-mark=saved]"), setSaid);
  }, []);

  /**
   * Announces the outcome; `fault` when the code could not even be loaded. What was said before goes at once: the same words again
   * would change nothing, and not be read out.
   */
  const say = (outcome: Promise<Said | null>, fault: Said | null) => {
    setSaid(null);
    void outcome.catch(() => fault).then((now) => now && setSaid(now));
  };

  async function toggleSpeaking() {
    if (stop.current) {
      stop.current();
      return null;
    }
    // Another press before the voice has started changes nothing.
    if (isStarting.current) return null;
    isStarting.current = true;
    const { readAloud } = await showWaiting(load()).finally(() => (isStarting.current = false));
    const article = row.current?.closest("article");
    if (!article) return null;
    setIsSpeaking(true);
    stop.current = readAloud(article, (reason) => {
      stop.current = null;
      setIsSpeaking(false);
      if (reason === "failed") setSaid("silent");
    });
    return null;
  }

  return (
    <div ref={row} className={toolRow} role="group" aria-label={labels.tools} data-silent="">
      <ToolButton
        icon="save"
        texts={[labels.save, labels.saved]}
        isOn={isOnList}
        mark={{ kind: "saved", nameOn: labels.unsave, piece }}
        name={isOnList ? labels.unsave : undefined}
        onIntent={prepare}
        onClick={({ currentTarget }) => followSave(currentTarget, setSaid)}
      />
      <ToolButton
        icon="share"
        texts={[labels.share]}
        onIntent={prepare}
        onClick={() =>
          say(
            showWaiting(load()).then(({ share }) => share(piece.title)),
            "failed",
          )
        }
      />
      <ToolButton icon="print" texts={[labels.print]} onClick={() => window.print()} />
      <ToolButton
        icon="listen"
        texts={[labels.listen, labels.stop]}
        isOn={isSpeaking}
        onIntent={prepare}
        onClick={() => say(toggleSpeaking(), "silent")}
      />
      <p role="status" className="px-2 text-soft">
        <span>{said && says[said]}</span>{" "}
        {said === "kept" && (
          <a className="text-link" href={listAddress}>
            {labels.list}
          </a>
        )}
      </p>
    </div>
  );
}
