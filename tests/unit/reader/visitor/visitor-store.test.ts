import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkEvent, type CatalogueEvent, type CheckedEvent } from "#lib/reader/analytics/event-catalogue";
import { eventStore } from "#lib/reader/analytics/event-store";
import type { Database } from "#lib/platform/server/database/database";
import { events, featureFlags, visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { flagStore } from "#lib/reader/visitor/flag-store";
import { flagDefaults } from "#lib/reader/visitor/flags";
import { linkVisitor } from "#lib/reader/visitor/link-visitor";
import { parseAnonId, type Told } from "#lib/reader/visitor/visitor";
import { visitorStore, type VisitorKey } from "#lib/reader/visitor/visitor-store";
import { databases } from "@/tests/support/machine/databases";

const start = new Date("2026-03-01T12:00:00Z");
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const phone: Told = {
  fingerprint: "fp-1",
  screen_resolution: "390x844",
  timezone: "America/Los_Angeles",
  language: "en-US",
  referrer: "https://search.example/",
};
const nobody = crypto.randomUUID();
const ada = { id: "user_ada", createdAt: at(0) };
const bo = { id: "user_bo", createdAt: at(0) };

function pageView(path: string, when: Date): CheckedEvent {
  const sent: CatalogueEvent = {
    event_type: "page_view",
    event_name: "A page",
    event_data: { path },
    url: `https://lantern.example${path}`,
    timestamp: when.toISOString(),
  };
  const checked = checkEvent(sent);
  if ("detail" in checked) throw new Error(checked.detail);
  return checked;
}

describe.each(databases)("on $kind", ({ start: startDatabase, isThere }) => {
  describe.skipIf(!isThere)("what is kept", () => {
    let db: Database;
    let stop: () => Promise<void>;
    let store: ReturnType<typeof visitorStore>;
    let analytics: ReturnType<typeof eventStore>;
    let flags: ReturnType<typeof flagStore>;
    const arrive = (told: Partial<Told> = {}, when = start, claim: VisitorKey | null = null) =>
      store.keep({ ...phone, ...told }, claim, when);
    const visit = async (told: Partial<Told> = {}, when = start) => (await arrive(told, when)).id;
    const ownedBy = (visitorId: string | null, userId: string | null = null) => ({ visitorId, userId });
    const open = (anonId: string | null, path: string, when: Date, userId: string | null = null) =>
      analytics.keep([pageView(path, when)], ownedBy(anonId, userId), when);
    const link = (anonId: string, user: typeof ada, when: Date) => linkVisitor(db, anonId, user, when);
    const eventsOfUser = async (userId: string) =>
      analytics.exportOfUser(userId, await store.idsOfUser(userId));
    const deleteVisitors = async (userId: string) => {
      const own = await store.idsOfUser(userId);
      await analytics.deleteOfUser(userId, own);
      await store.deleteOfUser(userId, own);
    };
    const pathsOf = async (kept: Promise<Record<string, unknown>>) => {
      const paths: string[] = [];
      for await (const { url } of (await kept).events as AsyncIterable<{ url: string }>)
        paths.push(new URL(url).pathname);
      return paths;
    };

    beforeAll(async () => {
      const started = await startDatabase();
      db = started.opened.database;
      stop = started.stop;
      store = visitorStore(db);
      analytics = eventStore(db);
      flags = flagStore(db);
    }, 90_000);
    afterAll(() => stop());
    beforeEach(async () => {
      for (const table of [events, visitorLinks, visitors, featureFlags]) await db.delete(table);
    });

    describe("of a visitor", () => {
      test("a new one gets an id and a secret, and is the same one when it brings both back", async () => {
        const key = await arrive();
        expect(parseAnonId(key.id)).toBe(key.id);
        expect(await arrive({ fingerprint: "another", timezone: "Europe/Paris" }, at(5), key)).toEqual(key);
        expect(await store.exportOfVisitor(key.id)).toMatchObject({
          anon_id: key.id,
          timezone: "Europe/Paris",
          referrer: "https://search.example/",
          first_seen_at: start,
          last_seen_at: at(5),
        });
        expect(await db.select().from(visitors)).toHaveLength(1);
      });

      test("what a later visit does not say stays as it was", async () => {
        const key = await arrive();
        const first = await store.exportOfVisitor(key.id);
        const silent = { fingerprint: null, screen_resolution: null, timezone: null, language: null };
        await arrive(silent, at(5), key);
        expect(await store.exportOfVisitor(key.id)).toEqual({ ...first, last_seen_at: at(5) });
      });

      test("neither secret nor fingerprint is kept as it is", async () => {
        const { secret } = await arrive();
        const kept = JSON.stringify(await db.select().from(visitors));
        expect(kept).not.toContain(secret);
        expect(kept).not.toContain("fp-1");
      });

      test("the secret and its digest are in no download", async () => {
        const { id, secret } = await arrive();
        const [row] = await db.select({ digest: visitors.secretDigest }).from(visitors);
        const text = JSON.stringify(await store.exportOfVisitor(id));
        expect(text).not.toContain(secret);
        expect(text).not.toContain(row?.digest);
      });

      test("two devices that look alike are two visitors", async () => {
        expect(await visit()).not.toBe(await visit());
      });

      test("a wrong secret proves nobody, and makes a new visitor", async () => {
        const key = await arrive();
        const other = await arrive();
        for (const secret of ["", "x", other.secret, key.secret.toLowerCase(), `${key.secret} `]) {
          expect(await store.isProven({ id: key.id, secret })).toBe(false);
          expect((await arrive({}, at(1), { id: key.id, secret })).id).not.toBe(key.id);
        }
        expect(await store.isProven({ id: nobody, secret: key.secret })).toBe(false);
        expect(await store.isProven(key)).toBe(true);
      });

      test("one from before there were secrets can be proven by nobody", async () => {
        const [old] = await db
          .insert(visitors)
          .values({ firstSeenAt: start, lastSeenAt: start })
          .returning({ id: visitors.id });
        const id = old?.id ?? "";
        for (const secret of ["", "null", "undefined"])
          expect(await store.isProven({ id, secret })).toBe(false);
      });

      test("an id of somebody's making is not adopted", async () => {
        expect((await arrive({}, start, { id: nobody, secret: "made-up" })).id).not.toBe(nobody);
      });

      test("forgotten, it leaves counts that are nobody's", async () => {
        const id = await visit();
        await open(id, "/glossary", at(1));
        await store.forget(id);
        expect(await store.exportOfVisitor(id)).toBeNull();
        expect(await db.select({ visitorId: events.visitorId }).from(events)).toEqual([{ visitorId: null }]);
      });
    });

    describe("of events", () => {
      test("each is kept under its visitor, with the time the browser said", async () => {
        const id = await visit();
        await analytics.keep([pageView("/one", at(1)), pageView("/two", at(2))], ownedBy(id), at(3));
        const rows = await db.select().from(events).orderBy(events.id);
        expect(
          rows.map(({ visitorId, occurredAt, receivedAt }) => ({ visitorId, occurredAt, receivedAt })),
        ).toEqual([
          { visitorId: id, occurredAt: at(1), receivedAt: at(3) },
          { visitorId: id, occurredAt: at(2), receivedAt: at(3) },
        ]);
      });

      test("an impossible time is the time of arrival", async () => {
        const impossible = [pageView("/future", at(60)), pageView("/past", at(-2 * 24 * 60))];
        await analytics.keep(impossible, ownedBy(null), start);
        const rows = await db.select({ occurredAt: events.occurredAt }).from(events);
        expect(rows).toEqual([{ occurredAt: start }, { occurredAt: start }]);
      });

      test("one that arrives twice under its own id is kept once", async () => {
        const sentId = crypto.randomUUID();
        const twice = { ...pageView("/one", start), sentId };
        await analytics.keep([twice, twice], ownedBy(null), start);
        await analytics.keep([twice], ownedBy(null), at(1));
        expect(await db.select().from(events)).toHaveLength(1);
      });
    });

    describe("linking", () => {
      test("makes the history the user's, once, with the figures of the way there", async () => {
        const id = await visit();
        // Three visits: pauses of half an hour and more part them.
        await open(id, "/one", at(0));
        await open(id, "/two", at(29));
        await open(id, "/three", at(59));
        await open(id, "/four", at(24 * 60));
        const user = { id: "user_new", createdAt: at(26 * 60 + 15) };
        await open(id, "/after", at(27 * 60));
        const first = await link(id, user, at(28 * 60));
        expect(first).toEqual({
          success: true,
          already_linked: false,
          new_data_migrated: true,
          profiles_linked: 1,
          profiles_failed: 0,
          has_anonymous_data: true,
          total_visits_before_signup: 3,
          time_to_conversion_hours: 26.25,
        });
        expect(await pathsOf(eventsOfUser(user.id))).toEqual(["/one", "/two", "/three", "/four", "/after"]);
        expect(await link(id, user, at(29 * 60))).toEqual({
          ...first,
          already_linked: true,
          new_data_migrated: false,
          profiles_linked: 0,
        });
      });

      test("again, brings in what has come since, and the figures stay those of the first time", async () => {
        const id = await visit();
        await open(id, "/one", at(0));
        const first = await link(id, { id: "user_new", createdAt: at(30) }, at(31));
        await open(id, "/two", at(120));
        expect(await link(id, { id: "user_new", createdAt: at(30) }, at(130))).toEqual({
          ...first,
          already_linked: true,
          new_data_migrated: true,
          profiles_linked: 0,
        });
        expect(await pathsOf(eventsOfUser("user_new"))).toEqual(["/one", "/two"]);
      });

      test("of a reader who had an account before tells of no conversion", async () => {
        const id = await visit({}, at(10));
        await open(id, "/one", at(10));
        expect(await link(id, { id: "user_old", createdAt: at(0) }, at(11))).toMatchObject({
          success: true,
          has_anonymous_data: true,
          total_visits_before_signup: 0,
          time_to_conversion_hours: null,
        });
      });

      test("of a visitor without history says so", async () => {
        const id = await visit();
        expect(await link(id, ada, at(1))).toMatchObject({
          success: true,
          new_data_migrated: false,
          profiles_linked: 1,
          has_anonymous_data: false,
          total_visits_before_signup: 0,
        });
      });

      test("of a visitor that is not known fails, and says how many", async () => {
        expect(await link(nobody, ada, at(1))).toMatchObject({
          success: false,
          profiles_linked: 0,
          profiles_failed: 1,
        });
        expect(await db.select().from(visitorLinks)).toEqual([]);
      });

      test("on a shared device gives the next user nothing of the one whose visitor it is", async () => {
        const id = await visit();
        await open(id, "/before", at(1));
        await link(id, ada, at(2));
        await open(id, "/ada", at(3), ada.id);
        await open(id, "/signed-out", at(4));
        await open(id, "/bo", at(5), bo.id);
        expect(await link(id, bo, at(6))).toEqual(await link(nobody, bo, at(6)));
        expect(await store.exportOfUser(bo.id)).toEqual({ visitors: [] });
        expect(await pathsOf(eventsOfUser(ada.id))).toEqual(["/before", "/ada", "/signed-out"]);
        expect(await pathsOf(eventsOfUser(bo.id))).toEqual(["/bo"]);
      });

      test("asked for by two users at once makes the visitor one's alone", async () => {
        const id = await visit();
        await open(id, "/one", at(1));
        const both = await Promise.all([link(id, ada, at(2)), link(id, bo, at(2))]);
        expect(both.filter(({ success }) => success)).toHaveLength(1);
        expect(await db.select().from(visitorLinks)).toHaveLength(1);
      });

      test("asked for twice at once migrates once", async () => {
        const id = await visit();
        await open(id, "/one", at(1));
        const both = await Promise.all([link(id, ada, at(2)), link(id, ada, at(2))]);
        expect(both.filter((one) => one.new_data_migrated)).toHaveLength(1);
        expect(both.filter((one) => one.already_linked)).toHaveLength(1);
      });
    });

    describe("download and deletion", () => {
      test("of a visitor cover their own events and nothing a user did", async () => {
        const id = await visit();
        const other = await visit({ fingerprint: "fp-2" });
        await open(id, "/mine", at(1));
        await open(id, "/ada", at(2), ada.id);
        await open(other, "/theirs", at(3));
        expect(await pathsOf(analytics.exportOfVisitor(id))).toEqual(["/mine"]);
        await analytics.deleteOfVisitor(id);
        await store.forget(id);
        expect(await store.exportOfVisitor(id)).toBeNull();
        expect(await pathsOf(eventsOfUser(ada.id))).toEqual(["/ada"]);
        expect(await pathsOf(analytics.exportOfVisitor(other))).toEqual(["/theirs"]);
      });

      test("of a user cover the visitors they were, and leave others alone", async () => {
        const own = await visit();
        // As an earlier version linked it, to one user after the other.
        const shared = await visit({ fingerprint: "fp-2" });
        await open(own, "/own", at(1));
        await link(own, ada, at(2));
        await open(own, "/signed-out", at(3));
        await open(shared, "/shared", at(4));
        await link(shared, ada, at(5));
        const figures = { hasAnonymousData: false, visitsBeforeSignup: 0, hoursToConversion: null };
        await store.addLink(shared, bo.id, figures, at(6));
        await open(shared, "/bo", at(7), bo.id);
        await open(shared, "/later", at(8));

        const kept = (await store.exportOfUser(ada.id)).visitors as { anon_id: string }[];
        expect(kept.map(({ anon_id }) => anon_id)).toEqual([own, shared]);
        expect(await pathsOf(eventsOfUser(ada.id))).toEqual(["/own", "/signed-out", "/shared", "/later"]);
        expect(await store.exportOfUser(bo.id)).toEqual({ visitors: [] });

        await deleteVisitors(ada.id);
        expect(await store.exportOfUser(ada.id)).toEqual({ visitors: [] });
        for (const id of [own, shared]) expect(await store.exportOfVisitor(id)).toBeNull();
        const left = await db.select({ url: events.url }).from(events).orderBy(events.occurredAt);
        expect(left.map(({ url }) => new URL(url).pathname)).toEqual(["/bo"]);
        expect(await store.exportOfUser(bo.id)).toEqual({ visitors: [] });
        await deleteVisitors(ada.id);
      });
    });

    describe("of flags", () => {
      test("each has its default until the operator says otherwise", async () => {
        expect(await flags.readAll()).toEqual(flagDefaults);
        await flags.set("search_suggestions", true, { min_characters: 3 }, start);
        await flags.set("newsletter_prompt_after_feedback", false, null, start);
        expect(await flags.readAll()).toEqual({
          search_suggestions: { enabled: true, config: { min_characters: 3 } },
          newsletter_prompt_after_feedback: { enabled: false, config: { after: "yes" } },
        });
        await flags.set("search_suggestions", false, null, at(1));
        expect((await flags.readAll()).search_suggestions).toEqual({
          enabled: false,
          config: { min_characters: 3 },
        });
        await flags.clear("search_suggestions");
        expect((await flags.readAll()).search_suggestions).toEqual(flagDefaults.search_suggestions);
      });
    });
  });
});
