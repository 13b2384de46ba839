/** How often a client may send the content store's webhook what is not signed by our secret. */
import { expect, test, vi } from "vitest";
import { POST } from "@/app/api/revalidate/route";
import { logger } from "#lib/platform/server/logger";
import { ownDelivery } from "#lib/platform/server/content/content-webhook";

vi.mock("#lib/platform/server/content/content-invalidation", () => ({
  invalidate: async () => ({ tags: [], isRead: true }),
}));
vi.mock("#lib/platform/server/content/publication-clock", () => ({
  announceAgain: vi.fn(),
  lookAtDates: vi.fn(),
}));
vi.mock("#lib/platform/env", async (original) => {
  const actual = await original<{ env: object }>();
  return { ...actual, env: { ...actual.env, SANITY_WEBHOOK_SECRET: "a-secret-of-the-store" } };
});

const send = async (
  address: string,
  { body, headers }: { body: string; headers: Record<string, string> },
) => {
  const request = new Request("http://localhost/api/revalidate", {
    method: "POST",
    headers: { ...headers, "x-forwarded-for": address },
    body,
  });
  return (await POST(request, null)).status;
};

test("badly signed webhooks are counted by their sender, and keep no genuine one out, not even beside them", async () => {
  const bad = { body: "{}", headers: { "sanity-webhook-signature": `t=1600000000000,v1=${"A".repeat(43)}` } };
  const genuine = () => ownDelivery({ _id: "category-counted", _type: "category", slug: "counted" });
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  for (let sent = 0; sent < 60; sent += 1) expect(await send("203.0.113.7", bad)).toBe(401);
  expect(await send("203.0.113.7", bad)).toBe(429);
  expect(await send("203.0.113.8", bad)).toBe(401);
  expect(await send("203.0.113.8", await genuine())).toBe(200);
  expect(await send("203.0.113.7", await genuine())).toBe(200);
  // One line of each kind, whoever sends them and however many there are.
  expect(warn.mock.calls).toEqual([
    [{ webhook: "content-webhook", reason: "wrong secret", count: 1 }, "webhook refused"],
    [{ status: 429, reason: "Rate limit exceeded", path: "/api/revalidate", count: 1 }, "refused"],
  ]);
});
