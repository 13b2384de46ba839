import "client-only";
/** The product's backend, wherever it is. */
import { isText } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import { callApi, requestApi, type ApiCall } from "#lib/platform/browser/requests/api-client";
import { ownBackendOnly, type ServiceSettings } from "#lib/base/site/service-settings";

/** Every first request of a page waits for the answer. After this long, our own backend is used. */
const patienceMs = 3_000;

let reading: Promise<ServiceSettings> | null = null;

/** The configured services, requested once per page. Throws without an answer: for requests that may go to no other backend. */
export const askServiceSettings = (): Promise<ServiceSettings> =>
  (reading ??= callApi("/api/services", {
    as: "nobody",
    signal: AbortSignal.timeout(patienceMs),
  })
    .then(parseSettings)
    .catch((error: unknown) => {
      reading = null;
      throw error;
    }));

/** The configured services, for requests that our own backend may take: without an answer, only that is used. Never throws. */
export const readServiceSettings = (): Promise<ServiceSettings> =>
  askServiceSettings().catch(() => ownBackendOnly);

/** The answer, checked by hand: something on the way may have answered instead of our server. */
function parseSettings(answer: unknown): ServiceSettings {
  if (!isRecord(answer)) throw new Error("These are no settings");
  const { apiBase, segment, vercel } = answer;
  return {
    apiBase: isText(apiBase) ? apiBase : "",
    segment: parseSegment(segment),
    vercel: vercel === true,
  };
}

function parseSegment(given: unknown): ServiceSettings["segment"] {
  if (!isRecord(given) || !isText(given.writeKey)) return null;
  return { writeKey: given.writeKey, host: isText(given.host) ? given.host : null };
}

/** Like `requestApi`, to the product's backend. */
export async function requestProduct(path: string, call: ApiCall = {}): Promise<Response> {
  const { apiBase } = await readServiceSettings();
  call.signal?.throwIfAborted();
  return requestApi(path, { ...call, base: apiBase });
}

/** Like `callApi`, to the product's backend. */
export async function callProduct(path: string, call: ApiCall = {}): Promise<unknown> {
  const { apiBase } = await readServiceSettings();
  call.signal?.throwIfAborted();
  return callApi(path, { ...call, base: apiBase });
}

/** Reads what is the same for everybody. */
export const readProduct = (path: string, signal?: AbortSignal): Promise<unknown> =>
  callProduct(path, { as: "nobody", ...(signal ? { signal } : {}) });
