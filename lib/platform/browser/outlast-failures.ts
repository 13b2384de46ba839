import "client-only";
/**
 * Where a request of the router fails, it opens the address as a document, which fails as well. For a page that is only drawn again
 * that would be its loss: here such a request waits for the server instead.
 */
import { withoutOutcome } from "#lib/base/addresses/without-outcome";
import { pageWide } from "#lib/platform/browser/page-wide";

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

const page = pageWide("outlast-failures", () => ({ isPrepared: false }));

/** From now on the router goes on asking for the page in view until it is answered. */
export function outlastFailures(): void {
  if (page.isPrepared) return;
  page.isPrepared = true;
  const send = window.fetch.bind(window);
  window.fetch = (input, init) =>
    isRedrawing(input, init) ? untilAnswered(() => send(input, init), input) : send(input, init);
}

/** Whether the router asks for the whole of the page in view, as opposed to another page, or to a link's in advance. */
function isRedrawing(input: RequestInfo | URL, init: RequestInit | undefined): input is URL {
  if (!(input instanceof URL)) return false;
  const headers = new Headers(init?.headers);
  return headers.has("rsc") && !headers.has("next-router-prefetch") && isInView(input);
}

/** The address that the router knows may still have the outcome of a form, which the page has removed. */
function isInView({ pathname, searchParams }: URL): boolean {
  const query = new URLSearchParams(searchParams);
  query.delete("_rsc");
  const { location } = window;
  return (
    pathname === location.pathname && withoutOutcome(query.toString()) === withoutOutcome(location.search)
  );
}

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
