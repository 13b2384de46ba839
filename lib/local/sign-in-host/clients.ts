/** Browsers and their sessions. A browser is known by a secret cookie. Browsers that have signed in are stored on disk. */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { recordFolder } from "#lib/local/sign-in-host/record-folder";
import { readDevice, unknownDevice } from "#lib/local/sign-in-host/device";
import { newId } from "#lib/local/sign-in-host/users";
import { dayMs } from "#lib/base/values/durations";

const session = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.number(),
  lastActiveAt: z.number(),
  /**
   * When the user last proved their identity, and when by a second factor. Sessions of an earlier version did so at their start.
   */
  verifiedAt: z.number().optional(),
  secondFactorAt: z.number().nullable().default(null),
  device: z
    .object({
      browserName: z.string().nullable(),
      browserVersion: z.string().nullable(),
      deviceType: z.string().nullable(),
      isMobile: z.boolean(),
    })
    .default(unknownDevice),
});

const client = z.object({ id: z.string(), createdAt: z.number(), sessions: z.array(session) });

export type Session = z.infer<typeof session>;
/** The circumstances in which a session begins. */
type Beginning = { userAgent?: string; hasSecondFactor?: boolean };
/** `key` is the secret in the cookie, `id` is what the page may know. */
export type Client = z.infer<typeof client> & { key: string };

/** A session ends this long after sign-in. */
export const sessionLifetimeMs = 7 * dayMs;

/** Longer than any request takes. */
const retiredMs = 60_000;

/** The most browsers in which a user can be signed in; the oldest session ends to make room for a new one. */
export const mostSessions = 50;

const newKey = () => `client_${randomBytes(24).toString("hex")}`;

const isLive = (one: Session) => Date.now() - one.createdAt < sessionLifetimeMs;

export type Clients = ReturnType<typeof openClients>;

/** Opens the browsers stored below `folder` and deletes those whose sessions have all ended. */
export function openClients(folder: string) {
  const records = recordFolder(path.join(folder, "clients"), client);
  /** Browsers that have not signed in: only in memory, and only a limited number. */
  const visiting = new LRUCache<string, Client>({ max: 10_000 });
  /** Keys that a sign-in has replaced, for as long as a request with the old key may still be running. */
  const retired = new LRUCache<string, true>({ max: 10_000, ttl: retiredMs });
  /** The browser in which a session was last seen; the record itself is decisive. */
  const bySession = new LRUCache<string, string>({ max: 10_000 });
  for (const name of records.names()) if (!records.read(name)?.sessions.some(isLive)) records.remove(name);

  const find = (key: string): Client | undefined => {
    const kept = records.read(key);
    return kept ? { ...kept, key, sessions: kept.sessions.filter(isLive) } : visiting.get(key);
  };

  const save = ({ key, ...rest }: Client): void => {
    if (retired.has(key)) return;
    if (rest.sessions.length > 0) records.write(key, rest);
    else {
      records.remove(key);
      visiting.set(key, { key, ...rest });
    }
  };

  const holderOf = (id: string): Client | undefined => {
    const known = find(bySession.get(id) ?? "");
    if (known?.sessions.some((one) => one.id === id)) return known;
    const name = records.names().find((one) => records.read(one)?.sessions.some((of) => of.id === id));
    if (name !== undefined) bySession.set(id, name);
    return name === undefined ? undefined : find(name);
  };

  /** A session by its id, in whichever browser it is. */
  const sessionOf = (id: string): Session | undefined => holderOf(id)?.sessions.find((one) => one.id === id);

  /** Ends one session, in whichever browser it is. */
  const endById = (id: string): void => {
    const holder = holderOf(id);
    if (holder) save({ ...holder, sessions: holder.sessions.filter((one) => one.id !== id) });
  };

  const note = (of: Client, { id }: Session, what: Partial<Session>): void => {
    // Reads the record again: the session may have been ended elsewhere while its request was running.
    of.sessions = (find(of.key)?.sessions ?? []).map((one) => (one.id === id ? { ...one, ...what } : one));
    save(of);
  };

  /** Every live session of a user. */
  const ofUser = (userId: string): Session[] =>
    records
      .names()
      .flatMap((name) => records.read(name)?.sessions ?? [])
      .filter((one) => one.userId === userId && isLive(one));

  return {
    find,
    isRetired: (key: string): boolean => retired.has(key),
    create(): Client {
      const created = { key: newKey(), id: newId("client") };
      const fresh: Client = { ...created, createdAt: Date.now(), sessions: [] };
      visiting.set(fresh.key, fresh);
      return fresh;
    },
    /**
     * Starts the only session of a browser: the user signed in there before is signed out, and so is the user's oldest session
     * elsewhere when there are too many. The browser gets a new key, because somebody else may have planted the old one and know
     * it.
     */
    start(of: Client, userId: string, { userAgent = "", hasSecondFactor = false }: Beginning = {}): Session {
      const now = Date.now();
      const started: Session = {
        id: newId("sess"),
        userId,
        createdAt: now,
        lastActiveAt: now,
        verifiedAt: now,
        secondFactorAt: hasSecondFactor ? now : null,
        device: readDevice(userAgent),
      };
      records.remove(of.key);
      visiting.delete(of.key);
      retired.set(of.key, true);
      of.key = newKey();
      of.sessions = [started];
      save(of);
      bySession.set(started.id, of.key);
      const others = ofUser(userId).filter(({ id }) => id !== started.id);
      const latest = others.toSorted((a, b) => b.createdAt - a.createdAt);
      for (const { id } of latest.slice(mostSessions - 1)) endById(id);
      return started;
    },
    touch: (of: Client, one: Session): void => note(of, one, { lastActiveAt: Date.now() }),
    /** To be called when the user has proved their identity again. */
    verified(of: Client, one: Session, by: { hasFirstFactor?: boolean; hasSecondFactor?: boolean }): void {
      note(of, one, {
        ...(by.hasFirstFactor ? { verifiedAt: Date.now() } : {}),
        ...(by.hasSecondFactor ? { secondFactorAt: Date.now() } : {}),
      });
    },
    end(of: Client, isEnded: (one: Session) => boolean = () => true): void {
      of.sessions = of.sessions.filter((one) => !isEnded(one));
      save(of);
    },
    /** Ends all sessions of a user, except one. */
    endAllOf(userId: string, spared?: string): void {
      for (const name of records.names()) {
        const kept = records.read(name);
        if (!kept?.sessions.some((one) => one.userId === userId && one.id !== spared)) continue;
        const sessions = kept.sessions.filter((one) => one.userId !== userId || one.id === spared);
        save({ ...kept, key: name, sessions });
      }
    },
    /** The browser that has a live session. */
    holderOf,
    sessionOf,
    endById,
    ofUser,
  };
}
