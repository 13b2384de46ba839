import { afterEach, expect, test, vi } from "vitest";
import { clientLimits } from "#lib/platform/server/api/limits";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";

vi.mock("#lib/platform/env", async (original) => {
  const actual = await original<{ env: object }>();
  return {
    ...actual,
    env: { ...actual.env, SANITY_PREVIEW_SECRET: "the-configured-secret" },
    hasStudioSecrets: () => true,
  };
});
vi.mock("#lib/platform/server/content/content-store", () => ({
  // As the client says it, with the address that it asked.
  askStore: async (_: string, { secret }: { secret: string }) =>
    Promise.reject(
      Object.assign(
        new Error(`GET-request to https://store.example/?secret=${secret} resulted in HTTP 401`),
        {
          statusCode: 401,
        },
      ),
    ),
}));
const { isPreviewSecret } = await import("#lib/platform/server/content/preview-access");
afterEach(() => vi.restoreAllMocks());

/** The outcome for a secret that a client at this address gives. */
const opening = (secret: string, address: string) =>
  isPreviewSecret(
    secret,
    new Request("http://localhost/", { headers: { "x-forwarded-for": address } }),
  ).catch((problem: unknown) => (problem instanceof Problem ? problem.status : problem));

test("why the content store gives nobody the preview is in the log, as where its token is of no use", async () => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  expect(await opening("a-secret-of-the-studio", "203.0.113.1")).toBe(503);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { error: "Error", status: 401 },
    "preview: the secret could not be looked up",
  );
});

test("guesses of the configured secret are counted too, and lock out nobody at another address", async () => {
  vi.spyOn(logger, "warn").mockReturnValue();
  for (let guess = 0; guess < clientLimits.previews.points; guess += 1)
    await opening("guessed", "203.0.113.2");
  expect(await opening("guessed", "203.0.113.2")).toBe(429);
  // Otherwise a guess that is right would open the preview, however many were wrong before it.
  expect(await opening("the-configured-secret", "203.0.113.2")).toBe(429);
  expect(await opening("the-configured-secret", "203.0.113.3")).toBe(true);
});

test("whoever knows the configured secret opens as many previews as they like", async () => {
  for (let page = 0; page < 2 * clientLimits.previews.points; page += 1)
    expect(await opening("the-configured-secret", "203.0.113.4")).toBe(true);
  // Of an IPv6 client, its wider network is counted as well.
  for (let page = 0; page < 20 * clientLimits.previews.points; page += 1)
    expect(await opening("the-configured-secret", "2001:db8::1")).toBe(true);
});
