import "client-only";
/** The product's backend, wherever it is. */
import { callApi, type ApiCall } from "#lib/platform/browser/api-client";
import { ownBackendOnly, type ServiceSettings } from "#lib/site/service-settings";

let reading: Promise<ServiceSettings> | null = null;

/** The configured services, asked for once a page. Never throws: without an answer, our own backend alone. */
export const readServiceSettings = (): Promise<ServiceSettings> =>
  (reading ??= callApi("/api/analytics/settings").then(parseSettings, () => {
    reading = null;
    return ownBackendOnly;
  }));

/** The answer, read by hand: what stands between may have answered in our server's place. */
function parseSettings(answer: unknown): ServiceSettings {
  if (typeof answer !== "object" || answer === null) return ownBackendOnly;
  const { apiBase, segment, vercel } = answer as Partial<Record<keyof ServiceSettings, unknown>>;
  return {
    apiBase: typeof apiBase === "string" ? apiBase : "",
    segment: parseSegment(segment),
    vercel: vercel === true,
  };
}

function parseSegment(given: unknown): ServiceSettings["segment"] {
  if (typeof given !== "object" || given === null || !("writeKey" in given)) return null;
  if (typeof given.writeKey !== "string") return null;
  return {
    writeKey: given.writeKey,
    host: "host" in given && typeof given.host === "string" ? given.host : null,
  };
}

/** Calls the product's backend as `callApi` does. */
export async function callProduct(path: string, call: ApiCall = {}): Promise<unknown> {
  const { apiBase } = await readServiceSettings();
  call.signal?.throwIfAborted();
  return callApi(path, { ...call, base: apiBase });
}
