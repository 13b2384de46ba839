/**
 * What the Studio needs to edit the content lake of this machine like a Sanity project: the lake's address and a signed-in user.
 */
import { createClient, type ClientConfig } from "@sanity/client";
import type { Config } from "sanity";
import { lake, project } from "./project";

type SingleWorkspace = Extract<Config, { projectId: string }>;

/**
 * With HTTP/1.1 a browser opens at most six connections to a host, and each listener of the Studio occupies one. With six
 * listeners, all other requests would wait for ever. So each listener gets a host name of its own, which leads to this machine as
 * well.
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

/** The part of the configuration that only a content lake needs. */
export function localProject(): Partial<SingleWorkspace> {
  if (!lake) return {};
  const { apiHost, token } = lake;
  // The place where Sanity's own sign-in stores its token, and where Sanity's code reads it.
  window.localStorage.setItem(
    `__studio_auth_token_${project.projectId}`,
    JSON.stringify({ token, time: new Date().toISOString() }),
  );
  spreadListeners(apiHost);
  return {
    apiHost,
    // Features of Sanity's hosted plans only.
    announcements: { enabled: false },
    tasks: { enabled: false },
    // The history is read from the transactions themselves. The events that Sanity's cloud derives from them do not exist here.
    beta: { eventsAPI: { documents: false, releases: false } },
    auth: { loginMethod: "token", mode: "replace", providers: [], redirectOnSingle: false },
    // One address for every request, because a loopback address has no subdomain for each project.
    unstable_clientFactory: (config: ClientConfig) =>
      createClient({ ...config, apiHost, useProjectHostname: false }),
  };
}
