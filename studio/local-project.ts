/** What the Studio needs to edit the content lake of this machine as Sanity's own: its address, and to be signed in. */
import { createClient, type ClientConfig } from "@sanity/client";
import type { Config } from "sanity";
import { lake, project } from "./project";

type SingleWorkspace = Extract<Config, { projectId: string }>;

/**
 * A browser has six connections to a host at most, by HTTP/1.1, and each listener of the Studio keeps one: with no more
 * than that, its questions would wait for ever. So each listener is asked for under a name of its own, all of this machine.
 */
function spreadListeners(apiHost: string): void {
  const ask = window.fetch;
  const host = new URL(apiHost);
  let listeners = 0;
  window.fetch = (input, init) => {
    const url = typeof input === "string" ? URL.parse(input) : null;
    if (url?.origin !== host.origin || !url.pathname.includes("/data/listen/")) return ask(input, init);
    listeners += 1;
    url.hostname = `listener-${listeners}.localhost`;
    return ask(url.href, init);
  };
}

/** The part of the configuration that is only there for a content lake. */
export function localProject(): Partial<SingleWorkspace> {
  if (!lake) return {};
  const { apiHost, token } = lake;
  // Where Sanity's own sign-in leaves its token; the same code reads it from there.
  window.localStorage.setItem(
    `__studio_auth_token_${project.projectId}`,
    JSON.stringify({ token, time: new Date().toISOString() }),
  );
  spreadListeners(apiHost);
  return {
    apiHost,
    // What only Sanity's own plans have.
    announcements: { enabled: false },
    tasks: { enabled: false },
    // The history is read from the transactions themselves; what the cloud derives from them is not here.
    beta: { eventsAPI: { documents: false, releases: false } },
    auth: { loginMethod: "token", mode: "replace", providers: [], redirectOnSingle: false },
    // One address for every request: a loopback address has no subdomain per project.
    unstable_clientFactory: (config: ClientConfig) =>
      createClient({ ...config, apiHost, useProjectHostname: false }),
  };
}
