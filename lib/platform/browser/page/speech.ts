import "client-only";
/** Reads aloud with the browser's own voices. */

const spoken = "h1, h2, h3, h4, p, li, blockquote, dt, dd";
const silent = "[data-silent], nav, footer, figcaption, .meta, .tags, .rows, .sr-only, details:not([open])";

/** The parts of an article that are read, each with its language. Elements that contain other parts are not read twice. */
function spokenPieces(article: Element): { text: string; lang: string }[] {
  return [...article.querySelectorAll<HTMLElement>(spoken)]
    .filter((element) => !element.closest(silent) && !element.querySelector(spoken))
    .map((element) => ({
      text: wordsOf(element),
      lang: element.closest<HTMLElement>("[lang]")?.lang ?? "en",
    }))
    .filter(({ text }) => text !== "");
}

/** An element's words, without the small numbers that link to sources. */
function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll("sup")) mark.remove();
  return copy.textContent.trim();
}

/**
 * Reads an article aloud. Returns a function that stops it. `onEnd` is called once, when it has ended, was stopped or failed. One
 * utterance per part, because some voices fall silent in a long one.
 */
export function readAloud(article: Element, onEnd: (reason: "end" | "failed") => void): () => void {
  const { speechSynthesis } = window;
  const pieces = spokenPieces(article);
  let isOver = false;
  const end = (reason: "end" | "failed") => {
    if (isOver) return;
    isOver = true;
    window.removeEventListener("pagehide", stop);
    speechSynthesis.cancel();
    onEnd(reason);
  };
  const stop = () => end("end");
  window.addEventListener("pagehide", stop);
  speechSynthesis.cancel();
  for (const [index, { text, lang }] of pieces.entries()) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    // An utterance that was interrupted by another one has not failed.
    utterance.onerror = ({ error }) =>
      end(error === "canceled" || error === "interrupted" ? "end" : "failed");
    if (index === pieces.length - 1) utterance.onend = stop;
    speechSynthesis.speak(utterance);
  }
  if (pieces.length === 0) stop();
  return stop;
}
