/** Clerk's backend API, as far as a site needs it: read, change, delete users; end sessions; the public key. */
import type { Keys } from "#lib/local/sign-in-host/keys";
import { sessionJsonForBackend, type Host } from "#lib/local/sign-in-host/exchange";
import { notFound } from "#lib/local/sign-in-host/refusal";
import { mergeMetadata } from "#lib/local/sign-in-host/metadata";
import { keyId } from "#lib/local/sign-in-host/tokens";
import { userJsonForBackend } from "#lib/local/sign-in-host/user-json";
import type { User } from "#lib/local/sign-in-host/users";
import { z } from "zod";

/** A request of a backend: its path without `/v1`, and the parsed JSON of its body. */
export type BackendRequest = { method: string; path: string; query: URLSearchParams; body: unknown };

const metadata = z.record(z.string(), z.unknown());
const changes = z.object({
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  public_metadata: metadata.optional(),
  private_metadata: metadata.optional(),
  unsafe_metadata: metadata.optional(),
});

/** The public keys for checking tokens. */
export const keySetJson = ({ publicKey }: Keys) => ({
  keys: [{ ...publicKey.export({ format: "jwk" }), use: "sig", kid: keyId, alg: "RS256" }],
});

/** Answers the site's own backend. Throws Refusal. */
export function answerBackend(host: Host, { method, path, query, body }: BackendRequest): object {
  if (path === "/users" && method === "GET") {
    const asked = query.getAll("email_address").map((address) => address.toLowerCase());
    const users = asked.length
      ? asked.flatMap((address) => host.users.findByEmail(address) ?? [])
      : host.users.all();
    const from = Number(query.get("offset") ?? 0);
    return users.slice(from, from + Number(query.get("limit") ?? 10)).map(userJsonForBackend);
  }
  if (path === "/users/count") return { object: "total_count", total_count: host.users.all().length };
  if (path === "/sessions" && method === "GET") {
    const sessions = host.clients
      .ofUser(query.get("user_id") ?? "")
      .flatMap((one) => sessionJsonForBackend(host, one) ?? []);
    return { data: sessions, total_count: sessions.length };
  }
  const [, sessionId, action] = /^\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (sessionId !== undefined) {
    const session = host.clients.sessionOf(sessionId);
    const json = session && sessionJsonForBackend(host, session);
    if (!json) throw notFound("The session");
    if (action === undefined && method === "GET") return json;
    if (action !== "revoke" || method !== "POST") throw notFound("The action");
    host.clients.endById(sessionId);
    return { ...json, status: "revoked" };
  }
  const [, id = "", part] = /^\/users\/(\w+)(\/metadata)?$/.exec(path) ?? [];
  const user = host.users.find(id);
  if (!user) throw notFound("The user");
  if (part ? method === "PATCH" : method === "PATCH" || method === "GET") {
    if (method === "GET") return userJsonForBackend(user);
    const change = changes.parse(body);
    return userJsonForBackend(host.users.save(part ? merged(user, change) : replaced(user, change)));
  }
  if (method !== "DELETE") throw notFound("The action");
  host.clients.endAllOf(id);
  host.users.remove(id);
  return { object: "user", id, deleted: true };
}

type Changes = z.infer<typeof changes>;

const replaced = (user: User, change: Changes): User => ({
  ...user,
  firstName: change.first_name === undefined ? user.firstName : change.first_name,
  lastName: change.last_name === undefined ? user.lastName : change.last_name,
  publicMetadata: change.public_metadata ?? user.publicMetadata,
  privateMetadata: change.private_metadata ?? user.privateMetadata,
  unsafeMetadata: change.unsafe_metadata ?? user.unsafeMetadata,
});

const merged = (user: User, change: Changes): User => ({
  ...user,
  publicMetadata: mergeMetadata(user.publicMetadata, change.public_metadata ?? {}),
  privateMetadata: mergeMetadata(user.privateMetadata, change.private_metadata ?? {}),
  unsafeMetadata: mergeMetadata(user.unsafeMetadata, change.unsafe_metadata ?? {}),
});
