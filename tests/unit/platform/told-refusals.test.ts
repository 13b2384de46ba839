/** What the log says of requests that an endpoint has refused. */
import { afterEach, expect, test, vi } from "vitest";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/problem";

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
