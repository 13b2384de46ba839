/** The kept pages of this server: asked of Next, finished, bounded by bytes, and told of webhooks. */
import type { Place } from "#lib/front/cache-key";
import { compressHarder, finishPage, lifeOf, type KeptPage } from "#lib/front/kept-page";
import { KeptPages } from "#lib/front/kept-pages";
import { onInvalidation } from "#lib/front/next-bridge";
import { PageScripts } from "#lib/front/page-scripts";
import type { Policy } from "#lib/front/policy";
import { render, type Answer, type NextHandler } from "#lib/front/render";
import { plainBody } from "#lib/front/send";

export type Log = (message: string, details: object) => void;

export type PageRoomsOptions = {
  handler: NextHandler;
  policy: Policy;
  /** The public host, by which pages are rendered, whatever a client calls it. */
  host: string;
  keptBytes: number;
  log: Log;
};

export type PageRooms = { scripts: PageScripts; of: (kind: Place["kind"]) => KeptPages };

const renderLimitMs = 20_000;
/** First quick, so that the first reader does not wait; soon after as small as it gets. */
const quickQuality = 5;
const harderAfterMs = 400;
/** Next answers with an older page and renders anew behind it: how long to wait for that one, each time. */
const staleWaitsMs = [20, 80, 400, 1_500];

export function createPageRooms({ handler, policy, host, keptBytes, log }: PageRoomsOptions): PageRooms {
  const scripts = new PageScripts(Math.floor(keptBytes / 4));

  const ask = async (place: Place): Promise<Answer> => {
    const headers = { host, "x-forwarded-host": host, accept: "*/*", ...place.headers };
    const once = () => render(handler, place.url, headers, renderLimitMs);
    let answer = await once();
    for (const wait of staleWaitsMs) {
      if (answer.headers["x-nextjs-cache"] !== "STALE") break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      answer = await once();
    }
    return answer;
  };

  /** One page at a time: compressing hard takes memory, and nobody waits for it. */
  let queue = Promise.resolve();

  const room = (share: number): KeptPages => {
    const pages: KeptPages = new KeptPages({
      maxBytes: Math.floor(keptBytes * share),
      ask,
      lifeOf,
      finish: async (place, answer, life) => {
        const page = await finishPage(place, answer, life, { policy, scripts, quality: quickQuality });
        const enqueue = () => {
          queue = queue.then(() => makeSmaller(place, page));
        };
        if (page.bodies.br) setTimeout(enqueue, harderAfterMs).unref();
        return page;
      },
      onFailure: (place, error) =>
        log("a page could not be rendered", {
          path: place.path.slice(0, 200),
          error: String(error).slice(0, 300),
        }),
    });
    const makeSmaller = async (place: Place, page: KeptPage): Promise<void> => {
      // One that was replaced meanwhile is not worth the work.
      if (pages.fresh(place.key)?.etag !== page.etag) return;
      try {
        pages.replace(place.key, page, await compressHarder(page, plainBody(page)));
      } catch (error) {
        log("a page could not be compressed", { error: String(error) });
      }
    };
    onInvalidation((tags, isExpired) => pages.invalidate(tags, isExpired));
    return pages;
  };

  // Payloads have keys that a client has a say in: they have a room of their own and cannot crowd out pages.
  const rooms = { document: room(0.65), payload: room(0.1) };
  return { scripts, of: (kind) => rooms[kind] };
}
