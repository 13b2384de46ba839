/** Raw requests: addresses are not normalized and redirects not followed. */
import { request } from "node:http";

export type RawAnswer = { status: number; headers: Record<string, unknown>; body: string };

/** Sends a GET of `target`, byte for byte. */
export const send = (
  site: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const sent = request({ hostname, port, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });

let clients = 0;

/**
 * The header that makes a site which trusts this machine as its proxy take a request for that of a new client: a test of many
 * addresses must not hit the limits of one client.
 */
export const asNewClient = (): Record<string, string> => {
  clients += 1;
  return { "x-forwarded-for": `198.18.${(clients >> 8) & 255}.${clients & 255}` };
};

/** Sends a GET as `send` does, each time as another client. */
export const sendAsNewClient = (
  site: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> => send(site, target, { ...asNewClient(), ...headers });

/** The environment of a site that trusts this machine. */
export const trustingThisMachine = { TRUSTED_PROXIES: "127.0.0.1,::1" };
