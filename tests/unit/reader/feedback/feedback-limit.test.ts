/** How often a reader may send feedback. */
import { expect, test } from "vitest";
import { POST } from "@/app/api/feedback/route";
import { clientLimits } from "#lib/platform/server/api/limits";

const send = async (body: string) => {
  const request = new Request("http://localhost/api/feedback", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": "203.0.113.9",
    },
    body,
  });
  return (await POST(request, null)).status;
};

test("what is not valid counts too, since reading it is most of the work", async () => {
  for (let sent = 0; sent < clientLimits.feedback.points; sent += 1)
    expect(await send('{"helpful":1}')).toBe(400);
  expect(await send('{"helpful":1}')).toBe(429);
});
