/** Browsers and their sessions. A browser is known by a secret cookie; one that signed in is kept on disk. */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { recordFolder } from "#lib/local/sign-in-host/record-folder";
import { newId } from "#lib/local/sign-in-host/users";

const session = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.number(),
  lastActiveAt: z.number(),
});

const client = z.object({ id: z.string(), createdAt: z.number(), sessions: z.array(session) });

export type Session = z.infer<typeof session>;
/** `key` is the secret in the cookie, `id` what the page may know. */
export type Client = z.infer<typeof client> & { key: string };

/** A session ends this long after sign-in. */
export const sessionLifeMs = 7 * 86_400_000;

const isLive = (one: Session) => Date.now() - one.createdAt < sessionLifeMs;

export type Clients = ReturnType<typeof openClients>;

/** Opens the browsers below `folder` and forgets those whose sessions have all ended. */
export function openClients(folder: string) {
  const records = recordFolder(path.join(folder, "clients"), client);
  /** Browsers that have not signed in: only as long as this process, and no more than a crowd. */
  const visiting = new LRUCache<string, Client>({ max: 10_000 });
  for (const name of records.names()) if (!records.read(name)?.sessions.some(isLive)) records.remove(name);

  const find = (key: string): Client | undefined => {
    const kept = records.read(key);
    return kept ? { ...kept, key, sessions: kept.sessions.filter(isLive) } : visiting.get(key);
  };

  const save = ({ key, ...rest }: Client): void => {
    if (rest.sessions.length > 0) records.write(key, rest);
    else {
      records.remove(key);
      visiting.set(key, { key, ...rest });
    }
  };

  return {
    find,
    create(): Client {
      const created = { key: `client_${randomBytes(24).toString("hex")}`, id: newId("client") };
      const fresh: Client = { ...created, createdAt: Date.now(), sessions: [] };
      visiting.set(fresh.key, fresh);
      return fresh;
    },
    /** Starts the one session of a browser: whoever was signed in there before is signed out. */
    start(of: Client, userId: string): Session {
      const now = Date.now();
      const started: Session = { id: newId("sess"), userId, createdAt: now, lastActiveAt: now };
      of.sessions = [started];
      save(of);
      return started;
    },
    touch(of: Client, { id }: Session): void {
      of.sessions = of.sessions.map((one) => (one.id === id ? { ...one, lastActiveAt: Date.now() } : one));
      save(of);
    },
    end(of: Client, isEnded: (one: Session) => boolean = () => true): void {
      of.sessions = of.sessions.filter((one) => !isEnded(one));
      save(of);
    },
    /** Ends the sessions of a user everywhere, but for one. */
    endAllOf(userId: string, spared?: string): void {
      for (const name of records.names()) {
        const kept = records.read(name);
        if (!kept?.sessions.some((one) => one.userId === userId && one.id !== spared)) continue;
        const sessions = kept.sessions.filter((one) => one.userId !== userId || one.id === spared);
        save({ ...kept, key: name, sessions });
      }
    },
    /** Ends one session, in whichever browser it is. Gives it, as long as it was live. */
    endById(id: string): Session | undefined {
      for (const name of records.names()) {
        const kept = records.read(name);
        const ended = kept?.sessions.find((one) => one.id === id);
        if (!kept || !ended) continue;
        save({ ...kept, key: name, sessions: kept.sessions.filter((one) => one.id !== id) });
        return isLive(ended) ? ended : undefined;
      }
      return undefined;
    },
    /** Every live session of a user with the browser it is in. */
    ofUser: (userId: string): Session[] =>
      records
        .names()
        .flatMap((name) => records.read(name)?.sessions ?? [])
        .filter((one) => one.userId === userId && isLive(one)),
  };
}
