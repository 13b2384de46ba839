/** How often a user may send what a browser has saved. */
import { expect, test, vi } from "vitest";
import { PUT } from "@/app/api/progress/route";

vi.mock("#lib/platform/server/sign-in/sign-in", () => ({
  requireUser: async () => ({ id: "user-of-this-test" }),
}));
vi.mock("#lib/platform/server/database/database", () => ({ database: async () => null }));

const send = async (body: string) => {
  const request = new Request("http://localhost/api/progress", {
    method: "PUT",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body,
  });
  return (await PUT(request, undefined)).status;
};

test("what is not valid counts too, since reading half a megabyte is most of the work", async () => {
  for (let sent = 0; sent < 60; sent += 1) expect(await send('{"entries":1}')).toBe(400);
  expect(await send('{"entries":1}')).toBe(429);
});
