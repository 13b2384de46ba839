"use client";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ToolButton } from "@/components/library/tool-button";
import { parseSaved, removePiece, savedKey, savePiece, type Piece } from "#lib/library/saved";
import { sharePage } from "#lib/platform/browser/share";
import { readStored } from "#lib/platform/browser/storage";
import { useStored } from "#lib/platform/browser/use-stored";

type Label = "tools" | "save" | "saved" | "unsave" | "share" | "print" | "listen" | "stop" | "list";
type Said = "kept" | "brief" | "removed" | "copied" | "failed" | "silent";
type Props = {
  piece: Piece;
  listHref: string;
  offlineHref: string;
  labels: Record<Label, string>;
  says: Record<Said, string>;
};

const loadCopies = () => import("#lib/platform/browser/offline-copies");
const loadSpeech = () => import("#lib/platform/browser/speech");
/** Fetches what a click will need, when a reader is about to click. A failure shows when it is needed. */
const warmUp = () => void Promise.allSettled([loadCopies(), loadSpeech()]);

/**
 * Why an island: the list is kept in the browser, and sharing, printing and speaking are the browser's own. Speech and
 * offline copies load on first intent.
 */
export function PieceToolsIsland({ piece, listHref, offlineHref, labels, says }: Props) {
  const stored = useStored(savedKey);
  const isSaved = parseSaved(stored).some(({ path }) => path === piece.path);
  const canSpeak = useSyncExternalStore(never, hasSpeech, yes);
  const [said, setSaid] = useState<Said | null>(null);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    // A saved piece that is opened again is kept as it is now.
    if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
    if (!parseSaved(readStored(savedKey)).some(({ path }) => path === piece.path)) return;
    const timer = setTimeout(() => {
      void loadCopies().then(
        ({ keepCopies }) =>
          keepCopies([window.location.pathname, listHref, offlineHref], { register: false }),
        () => undefined,
      );
    }, 2000);
    return () => clearTimeout(timer);
  }, [piece.path, listHref, offlineHref]);

  async function toggleSaved() {
    if (isSaved) {
      const left = removePiece(piece.path);
      setSaid("removed");
      const copies = await loadCopies();
      await (left.length > 0 ? copies.dropCopies([piece.path]) : copies.removeCopies());
      return;
    }
    const lasts = savePiece(piece, new Date());
    setSaid(lasts ? "kept" : "brief");
    if (!lasts) return;
    const [copies] = await Promise.all([loadCopies(), loadSpeech()]);
    await copies.keepCopies([window.location.pathname, listHref, offlineHref], { register: true });
  }

  async function share() {
    const outcome = await sharePage(piece.title, window.location.href);
    if (outcome === "copied" || outcome === "failed") setSaid(outcome);
  }

  async function toggleSpeaking() {
    if (stop.current) {
      stop.current();
      return;
    }
    const article = row.current?.closest("article");
    if (!article) return;
    const { readAloud } = await loadSpeech();
    setSaid(null);
    setIsSpeaking(true);
    stop.current = readAloud(article, (reason) => {
      stop.current = null;
      setIsSpeaking(false);
      if (reason === "failed") setSaid("silent");
    });
  }

  return (
    <div ref={row} className="tools" role="group" aria-label={labels.tools} data-silent="">
      <ToolButton
        icon="save"
        texts={[labels.save, labels.saved]}
        isOn={isSaved}
        name={isSaved ? labels.unsave : undefined}
        onIntent={warmUp}
        onClick={() => void toggleSaved().catch(() => undefined)}
      />
      <ToolButton icon="share" texts={[labels.share]} onClick={() => void share()} />
      <ToolButton icon="print" texts={[labels.print]} onClick={() => window.print()} />
      {canSpeak && (
        <ToolButton
          icon="listen"
          texts={[labels.listen, labels.stop]}
          isOn={isSpeaking}
          onIntent={warmUp}
          onClick={() => void toggleSpeaking().catch(() => setSaid("silent"))}
        />
      )}
      <p role="status">
        {said && says[said]} {said === "kept" && <a href={listHref}>{labels.list}</a>}
      </p>
    </div>
  );
}

const never = () => () => undefined;
const yes = () => true;
const hasSpeech = () => "speechSynthesis" in window;
