/** What the log says of requests that an endpoint has refused. */
import { afterEach, expect, test, vi } from "vitest";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { answerPost } from "#lib/platform/server/api/form-endpoint";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";

afterEach(() => void vi.restoreAllMocks());

test("too much of one client, and another site's page, are told of once a minute, and what readers do wrong is not", async () => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  const { GET } = endpoint({
    GET: (request: Request) => {
      const status = Number(new URL(request.url).searchParams.get("status"));
      throw new Problem(status, `Refused ${status}`);
    },
  });
  for (const status of [429, 429, 403, 400, 401, 404, 409])
    expect((await GET(new Request(`http://localhost/api/calls/ada?status=${status}`), null)).status).toBe(
      status,
    );
  expect(warn.mock.calls).toEqual([
    [{ status: 429, reason: "Refused 429", path: "/api/calls", count: 1 }, "refused"],
    [{ status: 403, reason: "Refused 403", path: "/api/calls", count: 1 }, "refused"],
  ]);
});

test("a plain form that is sent back because there were too many is told of as well", async () => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  const { POST } = endpoint({
    POST: (request: Request) =>
      answerPost(request, {
        place: () => ({ name: "start-call", path: "/business/one" }),
        take: ({ status }) => {
          throw new Problem(Number(status), "Rate limit exceeded");
        },
      }),
  });
  const send = (status: string) =>
    POST(
      new Request("http://localhost/api/newsletter", {
        method: "POST",
        body: new URLSearchParams({ status }),
        headers: { "sec-fetch-site": "same-origin" },
      }),
      null,
    );
  for (const status of ["429", "429", "400", "401"]) {
    const { headers } = await send(status);
    expect(headers.get("set-cookie")).toContain("lantern-sent-back=");
  }
  expect(warn.mock.calls).toEqual([
    [{ status: 429, reason: "Rate limit exceeded", path: "/api/newsletter", count: 1 }, "refused"],
  ]);
});
