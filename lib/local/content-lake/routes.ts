/** The requests that the lake answers, and their handlers. */
import { z } from "zod";
import { serve, upload } from "#lib/local/content-lake/asset-api";
import * as data from "#lib/local/content-lake/data-api";
import { jsonOf, type Exchange, type Handler } from "#lib/local/content-lake/exchange";
import * as history from "#lib/local/content-lake/history-api";
import {
  accessRules,
  datasets,
  editor,
  profilesOf,
  projectGrants,
  projectId,
  projectOf,
} from "#lib/local/content-lake/people";
import { LakeRefusal, NotImplementedRefusal } from "#lib/local/content-lake/refusal";

/** A path below `/v<version>`: `:` stands for a named part. `isOpen` routes need no token. */
type Route = { method: string; path: string; handler: Handler; isOpen?: boolean };

const keptValue = z.array(z.object({ key: z.string(), value: z.unknown() }));

function ownProject<T>(handler: (exchange: Exchange) => T) {
  return (exchange: Exchange): T => {
    if (exchange.named[0] === projectId) return handler(exchange);
    const message = `There is no project ${String(exchange.named[0])} on this machine`;
    throw new LakeRefusal(404, message, { statusCode: 404, error: "Not Found", message });
  };
}

const routes: readonly Route[] = [
  { method: "GET", path: "/ping", handler: () => ({ pong: true }), isOpen: true },
  { method: "GET", path: "/data/ping/:", handler: () => ({ pong: true }), isOpen: true },
  { method: "GET", path: "/data/query/:", handler: data.query },
  { method: "POST", path: "/data/query/:", handler: data.query },
  { method: "GET", path: "/data/doc/:/:", handler: data.doc },
  { method: "POST", path: "/data/mutate/:", handler: data.mutate },
  { method: "POST", path: "/data/actions/:", handler: data.actions },
  { method: "GET", path: "/data/listen/:", handler: data.listen },
  { method: "GET", path: "/data/live/events/:", handler: data.live, isOpen: true },
  // Always allowed: a page of another origin does not get this far.
  {
    method: "GET",
    path: "/check/cors",
    handler: () => ({ result: { allowed: true, withCredentials: true } }),
    isOpen: true,
  },
  { method: "GET", path: "/data/export/:", handler: data.exportAll },
  {
    method: "GET",
    path: "/data/references/:/documents/:/to",
    // References from other datasets, of which there are none.
    handler: () => ({ totalCount: 0, references: [] }),
  },
  { method: "GET", path: "/data/history/:/transactions/:", handler: history.transactions },
  { method: "GET", path: "/data/history/:/documents/:", handler: history.documents },
  { method: "POST", path: "/assets/:/:", handler: upload },
  { method: "GET", path: "/users/me", handler: () => editor },
  { method: "GET", path: "/auth/id", handler: () => ({ id: editor.id }) },
  { method: "GET", path: "/auth/providers", handler: () => ({ providers: [] }), isOpen: true },
  { method: "POST", path: "/auth/logout", handler: () => ({}) },
  {
    method: "GET",
    path: "/users/me/keyvalue/:",
    handler: ({ host, named }) => host.kept.read((named[0] ?? "").split(",")),
  },
  {
    method: "PUT",
    path: "/users/me/keyvalue",
    handler: async (exchange) => {
      const values = keptValue.parse(await jsonOf(exchange));
      exchange.host.kept.write(values);
      return values;
    },
  },
  {
    method: "GET",
    path: "/users/:",
    handler: ({ named }) => {
      const ids = (named[0] ?? "").split(",");
      const found = profilesOf(ids);
      return ids.length === 1 ? (found[0] ?? {}) : found;
    },
  },
  { method: "GET", path: "/projects", handler: ({ host }) => [projectOf(host.origins)] },
  { method: "GET", path: "/projects/:", handler: ownProject(({ host }) => projectOf(host.origins)) },
  { method: "GET", path: "/projects/:/datasets", handler: ownProject(() => datasets) },
  { method: "GET", path: "/datasets", handler: () => datasets },
  { method: "GET", path: "/projects/:/datasets/:/acl", handler: ownProject(() => accessRules) },
  { method: "GET", path: "/projects/:/grants", handler: ownProject(() => projectGrants) },
  { method: "GET", path: "/projects/:/user-applications", handler: ownProject(() => []) },
  // Sanity's paid add-ons and its news for customers, none of which exist here.
  { method: "GET", path: "/features", handler: () => [] },
  { method: "GET", path: "/journey/announcements", handler: () => [] },
  { method: "GET", path: "/journey/trial", handler: () => ({}) },
  { method: "GET", path: "/journey/:", handler: () => null },
  { method: "GET", path: "/help", handler: () => ({ resources: { title: "", sectionArray: [] } }) },
  { method: "GET", path: "/intake/telemetry-status", handler: () => ({ status: "denied" }) },
  { method: "GET", path: "/schedules/:/:", handler: ownProject(() => ({ schedules: [] })) },
  { method: "GET", path: "/images/:/:/:", handler: serve, isOpen: true },
  { method: "GET", path: "/files/:/:/:", handler: serve, isOpen: true },
];

/** The route of a request, and the parameters in its address. Throws the refusal 501 for one that the lake does not answer. */
export function routeOf(method: string, path: string): { route: Route; named: string[] } {
  const parts = path.split("/").map((part) => decodeURIComponent(part));
  for (const route of routes) {
    if (route.method !== method) continue;
    const pattern = route.path.split("/");
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part === ":" || part === parts[index])) continue;
    return { route, named: parts.filter((_, index) => pattern[index] === ":") };
  }
  throw new NotImplementedRefusal(`${method} ${path}`);
}
