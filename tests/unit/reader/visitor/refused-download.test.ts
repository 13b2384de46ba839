/** What is answered where a reader's own data cannot be given. */
import { afterEach, expect, test, vi } from "vitest";

type Reader = { user: { id: string } | null };
const reader = vi.hoisted((): Reader => ({ user: { id: "user-of-this-test" } }));
const reading = vi.hoisted(() => ({ fails: false }));
vi.mock("#lib/platform/server/sign-in/sign-in", () => ({ readUser: async () => reader.user }));
vi.mock("#lib/platform/server/sign-in/account-key", () => ({ isOfAccount: () => true }));
vi.mock("#lib/personal-data/asker", async (original) => ({
  ...(await original<object>()),
  readAsker: async () => ({ userId: reader.user?.id ?? null, anonId: null }),
}));
vi.mock("#lib/personal-data/delete-data", () => ({ deleteData: vi.fn() }));
vi.mock("#lib/personal-data/export-data", () => ({
  exportData: async () => {
    if (reading.fails) throw new Error("The database is away");
    return reader.user && { user: { user_id: reader.user.id }, visitor: null };
  },
}));
const { GET } = await import("@/app/api/visitor/data/route");

afterEach(() => {
  reader.user = { id: "user-of-this-test" };
  reading.fails = false;
});

const ask = async (query: string, client: string) =>
  GET(
    new Request(`http://localhost/api/visitor/data${query}`, { headers: { "x-forwarded-for": client } }),
    undefined,
  );
const page = "text/html; charset=utf-8";
const toldAs = ({ status, headers }: Response) => [status, headers.get("content-type")];

test("a link of the settings leads back to them when the data cannot be read, or is asked for too often", async () => {
  expect(toldAs(await ask("?of=account&locale=fr", "203.0.113.1"))).toEqual([200, "application/json"]);
  reading.fails = true;
  const failed = await ask("?of=account&locale=fr", "203.0.113.1");
  expect(toldAs(failed)).toEqual([503, page]);
  expect(await failed.text()).toContain('<a href="/fr/settings?problem=failed#data">');
  for (let asked = 2; asked < 20; asked += 1) await ask("?of=account", "203.0.113.1");
  const refused = await ask("?of=account", "203.0.113.1");
  expect(toldAs(refused)).toEqual([429, page]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('<a href="/settings?problem=tooMany#data">');
});

test("who has signed out is led to sign in, and code is told in JSON", async () => {
  reader.user = null;
  const led = await ask("?of=account&locale=de", "203.0.113.2");
  expect([led.status, led.headers.get("location")]).toEqual([303, "/de/settings"]);
  expect(toldAs(await ask("", "203.0.113.2"))).toEqual([404, "application/problem+json"]);
  reading.fails = true;
  expect(toldAs(await ask("", "203.0.113.2"))).toEqual([503, "application/problem+json"]);
});
