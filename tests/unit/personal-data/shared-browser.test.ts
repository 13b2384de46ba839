/** What the next user of a browser gets of the one before: nothing, although the browser still holds that one's visitor. */
import { beforeEach, expect, test, vi } from "vitest";
import { deleteCountedOfUser, deleteCountedOfVisitor, deleteData } from "#lib/personal-data/delete-data";
import { exportData } from "#lib/personal-data/export-data";
import type { Database } from "#lib/platform/server/database/database";
import { events, visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { keepVisit } from "#lib/reader/visitor/keep-visit";
import { linkVisitor } from "#lib/reader/visitor/link-visitor";
import { visitorCookieHeaders } from "#lib/reader/visitor/visitor-cookie";
import { visitorStore, type VisitorKey } from "#lib/reader/visitor/visitor-store";
import { startEmbedded } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { obedientSignIn } from "@/tests/support/services/sign-in-service";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/server/sign-in/sign-in", () => ({ readNamedUser: async () => session.user }));
obedientSignIn();

const told = {
  fingerprint: null,
  screen_resolution: null,
  timezone: null,
  language: null,
  referrer: "https://search.example/",
};
const now = new Date();
const ada = { id: "user_ada", createdAt: now };

let db: Database;
let key: VisitorKey;
processDatabaseForTests(startEmbedded, ({ database }) => {
  db = database;
});
beforeEach(async () => {
  for (const table of [events, visitorLinks, visitors]) await db.delete(table);
  key = await visitorStore(db).keep(told, null, now);
  session.user = null;
});

/** The id of the visitor who comes back with the cookie. */
async function visit(): Promise<string> {
  const cookie = visitorCookieHeaders(key)[0]?.[1].split(";")[0] ?? "";
  const request = new Request("http://localhost/api/analytics/track-user/", { headers: { cookie } });
  return (await keepVisit(request, { ...told, referrer: null })).id;
}
const kept = async (userId: string | null) => JSON.stringify(await exportData({ userId, anonId: key.id }));

test("a visitor who is nobody's stays the same, whoever is signed in", async () => {
  expect(await visit()).toBe(key.id);
  session.user = ada;
  expect(await visit()).toBe(key.id);
});

test("a user's visitor stays the same while the user is signed in, and whoever comes then is a new one", async () => {
  await linkVisitor(db, key.id, ada, now);
  session.user = ada;
  expect(await visit()).toBe(key.id);
  for (const user of [null, { id: "user_bo" }]) {
    session.user = user;
    expect(await visit()).not.toBe(key.id);
  }
});

test("only the user whose visitor it is is told where the visitor came from", async () => {
  expect(await kept(null)).toContain(told.referrer);
  await linkVisitor(db, key.id, ada, now);
  expect(await kept("user_ada")).toContain(told.referrer);
  expect(await kept("user_bo")).not.toContain(key.id);
  expect(await kept(null)).toBe("null");
});

test("another user deletes nothing of the visitor, and the browser itself does", async () => {
  await linkVisitor(db, key.id, ada, now);
  await deleteData({ userId: "user_bo", anonId: key.id });
  expect(await kept("user_ada")).toContain(told.referrer);
  await deleteData({ userId: null, anonId: key.id });
  expect(await db.select().from(visitors)).toEqual([]);
});

/** Counts one page of a user, on the device of a visitor. */
async function count(userId: string, visitorId: string): Promise<void> {
  const event = { type: "page_view", name: "Home", data: {}, url: "/", occurredAt: now, receivedAt: now };
  await db.insert(events).values({ ...event, userId, visitorId });
}
const counted = async () => (await db.select().from(events)).map(({ userId }) => userId);

test("who withdraws while signed in takes along what was counted on every device of theirs, and of nobody else", async () => {
  const phone = await visitorStore(db).keep(told, null, now);
  for (const { id } of [key, phone]) {
    await linkVisitor(db, id, ada, now);
    await count(ada.id, id);
  }
  await count("user_bo", key.id);
  await deleteCountedOfVisitor(key.id);
  await deleteCountedOfUser(ada.id);
  expect(await counted()).toEqual(["user_bo"]);
  expect(await db.select().from(visitors)).toEqual([]);
});

test("who withdraws in the browser of another user takes along the visitor, and leaves that user's account alone", async () => {
  await linkVisitor(db, key.id, ada, now);
  await count(ada.id, key.id);
  await deleteCountedOfVisitor(key.id);
  await deleteCountedOfUser("user_bo");
  expect(await counted()).toEqual([ada.id]);
  expect(await db.select().from(visitors)).toEqual([]);
});
