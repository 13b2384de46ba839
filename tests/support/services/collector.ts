/** Segment's collector, behaving as a test wants. Open to every origin, like the real one. */
import { startServer, withBody } from "@/tests/support/services/http-server";

type Collected = {
  type: string;
  event?: string;
  name?: string;
  anonymousId?: string;
  userId?: string | null;
  previousId?: string;
  properties?: Record<string, unknown>;
  traits?: Record<string, unknown>;
};

export type Collector = {
  url: string;
  /** What it has accepted, in order. */
  taken: Collected[];
  /** The paths and sizes of the batches it has received, accepted or not. */
  batches: { path: string; size: number }[];
  behave: (behaviour: "take" | "fail" | "hang") => void;
  stop: () => Promise<void>;
};

export async function startCollector(): Promise<Collector> {
  let behaviour: "take" | "fail" | "hang" = "take";
  const taken: Collected[] = [];
  const batches: Collector["batches"] = [];
  const collect = withBody((request, response, body) => {
    const { batch } = JSON.parse(body) as { batch: Collected[] };
    batches.push({ path: request.url ?? "", size: batch.length });
    if (behaviour === "hang") return;
    if (behaviour === "take") taken.push(...batch);
    response.writeHead(behaviour === "take" ? 200 : 500, { "content-type": "application/json" }).end("{}");
  });
  const { url, stop } = await startServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*, authorization, content-type");
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else collect(request, response);
  });
  return {
    url,
    taken,
    batches,
    behave: (next) => (behaviour = next),
    stop,
  };
}
