import "client-only";
/**
 * Where a request of the router fails, it opens the address as a document, which fails as well. For a page that is only drawn again
 * that would be its loss: here such a request waits for the server instead.
 */
import { withoutOutcome } from "#lib/base/addresses/without-outcome";
import { pageWide } from "#lib/platform/browser/page-wide";

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/** `drawnAgain` is the address of the page that was last to be drawn again. */
const page = pageWide("outlast-failures", () => ({ isPrepared: false, drawnAgain: "" }));

/** To be called before the page in view is drawn again: has the router go on asking for it until it is answered. */
export function outlastFailures(): void {
  page.drawnAgain = addressOf(window.location);
  if (page.isPrepared) return;
  page.isPrepared = true;
  const send = window.fetch.bind(window);
  window.fetch = (input, init) =>
    isRedrawing(input, init) ? untilAnswered(() => send(input, init), input) : send(input, init);
}

/**
 * Whether the router asks for the whole of the page that is to be drawn again, as opposed to another page, or to a link's in advance.
 * On the way back through the history, the page that is asked for is in view by its address alone.
 */
function isRedrawing(input: RequestInfo | URL, init: RequestInit | undefined): input is URL {
  if (!(input instanceof URL)) return false;
  const headers = new Headers(init?.headers);
  const isWhole = headers.has("rsc") && !headers.has("next-router-prefetch");
  return isWhole && addressOf(input) === page.drawnAgain && isInView(input);
}

/** Without the outcome of a form: the address that the router knows may still have it, when the page has removed it. */
function addressOf({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  query.delete("_rsc");
  return pathname + withoutOutcome(query.toString());
}

const isInView = (url: URL): boolean => addressOf(url) === addressOf(window.location);

async function untilAnswered(send: () => Promise<Response>, url: URL): Promise<Response> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, 2 * pauseMs)) {
    const answer = await send()
      .then(whole)
      .catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    await untilOnline(pauseMs);
    // To a reader who has gone on to another page, a failure would have the router come back to this one.
    await untilInView(url);
  }
}

/** Waits for a reader who has gone on to come back through the history: the router then still waits for the same answer. */
const untilInView = (url: URL) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isInView(url)) return;
      window.removeEventListener("popstate", look);
      resolve();
    };
    window.addEventListener("popstate", look);
    look();
  });

/** The answer once all of it is there: its connection may be lost in the middle. */
async function whole(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}

/** Waits for the connection to come back, and at most for so long: a browser does not notice every loss. */
const untilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    window.addEventListener("online", goOn);
  });
