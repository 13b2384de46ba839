/** How often somebody may ask for their data, whatever others do at the same address. */
import { beforeEach, expect, test, vi } from "vitest";
import { DELETE, GET } from "@/app/api/visitor/data/route";

const browser = vi.hoisted(() => ({ user: null as string | null, visitor: null as string | null }));
vi.mock("#lib/platform/server/sign-in/sign-in", () => {
  const readUser = async () => browser.user && { id: browser.user };
  return { readUser, requireUser: readUser };
});
vi.mock("#lib/reader/visitor/visitor-cookie", () => ({
  claimedVisitor: () => browser.visitor && { id: browser.visitor, secret: "secret" },
  verifiedVisitor: async () => browser.visitor,
  expiredCookieHeaders: () => [],
}));
vi.mock("#lib/personal-data/export-data", () => ({ exportData: async () => ({ user: null, visitor: {} }) }));
vi.mock("#lib/personal-data/delete-data", () => ({ deleteData: async () => undefined }));

const most = 20;
const address = "http://localhost/api/visitor/data";
const ask = async (headers: Record<string, string> = {}) =>
  (await GET(new Request(address, { headers }), undefined)).status;
const erase = async () => {
  const headers = { "sec-fetch-site": "same-origin" };
  return (await DELETE(new Request(address, { method: "DELETE", headers }), undefined)).status;
};
const askAsNobody = () => ask({ "x-anon-id": crypto.randomUUID() });
const picture = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" };

beforeEach(() => Object.assign(browser, { user: null, visitor: null }));

test("whoever uses up the limit of an address takes nothing from its users and visitors", async () => {
  for (let asked = 0; asked < most; asked += 1) expect(await askAsNobody()).toBe(200);
  expect(await askAsNobody()).toBe(429);
  browser.visitor = crypto.randomUUID();
  expect([await ask(), await erase()]).toEqual([200, 204]);
  browser.user = "user_ada";
  expect([await ask(), await erase()]).toEqual([200, 204]);
});

test.each(["user", "visitor"] as const)("a %s who asks too often has to wait, and no other", async (kind) => {
  browser[kind] = crypto.randomUUID();
  for (let asked = 0; asked < most; asked += 1) expect(await ask()).toBe(200);
  expect([await ask(), await erase()]).toEqual([429, 429]);
  browser[kind] = crypto.randomUUID();
  expect(await ask()).toBe(200);
});

test("what a page of another site asks in a reader's name is refused, and counts for nothing", async () => {
  browser.user = "user_bo";
  for (let asked = 0; asked < most; asked += 1) expect(await ask(picture)).toBe(403);
  expect([await ask(), await erase()]).toEqual([200, 204]);
});
