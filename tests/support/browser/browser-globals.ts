/** Just enough of a browser for code that makes API calls, in a test without a browser. */
import { vi } from "vitest";

type Sent = {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  keepalive: boolean;
  signal: AbortSignal | null;
};
type Respond = (sent: Sent) => Response | Promise<Response>;

/** Stubs window, document and fetch. `respond` answers every request except the one for the settings of the services. */
export function stubBrowser({
  cookie = "csrftoken=the-token-of-the-form",
  settings = () => Response.json({ apiBase: "", segment: null, vercel: false }),
  respond,
}: {
  cookie?: string;
  settings?: () => Response;
  respond: Respond;
}) {
  const target = new EventTarget();
  const sent: Sent[] = [];
  const told: unknown[] = [];
  const page = Object.assign(new EventTarget(), {
    cookie,
    visibilityState: "visible",
    querySelector: (): { dataset: Record<string, string> } | null => null,
  });
  target.addEventListener("rateLimitExceeded", (event) => told.push((event as CustomEvent).detail));
  vi.stubGlobal(
    "window",
    Object.assign(target, {
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
      clearTimeout: (timer: number) => clearTimeout(timer),
    }),
  );
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (url === "/api/services") return settings();
    const one: Sent = {
      url,
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      keepalive: init.keepalive === true,
      signal: init.signal ?? null,
    };
    sent.push(one);
    return respond(one);
  });
  return { sent, told, page, window: target };
}

/** A session token that expires at a given moment. */
export const tokenUntil = (moment: number, name = "token"): string =>
  `e30.${btoa(JSON.stringify({ exp: Math.floor(moment / 1000), name })).replaceAll("=", "")}.${name}`;

/** The cookies of a browser in which a user is signed in with that token. */
export const signedInCookies = (token: string): string =>
  `csrftoken=the-token-of-the-form; __client_uat=1750000000; __session=${token}`;
