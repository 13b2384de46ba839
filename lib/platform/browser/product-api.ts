import "client-only";
/** The product's backend, wherever it is. */
import { callApi, type ApiCall } from "#lib/platform/browser/api-client";
import { ownBackendOnly, type ServiceSettings } from "#lib/site/service-settings";

let reading: Promise<ServiceSettings> | null = null;

/** The configured services, asked for once a page. Never throws: without an answer, our own backend alone. */
export const readServiceSettings = (): Promise<ServiceSettings> =>
  // Our own server's answer, in the shape it is typed with there.
  (reading ??= (callApi("/api/analytics/settings") as Promise<ServiceSettings>).catch(() => {
    reading = null;
    return ownBackendOnly;
  }));

/** Calls the product's backend as `callApi` does. */
export async function callProduct(path: string, call: ApiCall = {}): Promise<unknown> {
  const { apiBase } = await readServiceSettings();
  call.signal?.throwIfAborted();
  return callApi(path, { ...call, base: apiBase });
}
