import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The parties of a site in this environment, for a request that says these headers. */
async function partiesIn(env: Record<string, string>, headers: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { authorizedParties } = await import("#lib/platform/server/sign-in/authorized-parties");
  return authorizedParties(new Headers(headers));
}

const lies: Record<string, string>[] = [
  { host: "evil.example" },
  { host: "lantern.example", "x-forwarded-host": "evil.example" },
  { host: "localhost:3000" },
  { host: "lantern.example@evil.example" },
];

test("with Clerk itself a token is for the public address alone, whatever a request says of its host", async () => {
  for (const headers of lies)
    expect(
      await partiesIn(
        {
          NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.lantern.example$")}`,
          CLERK_SECRET_KEY: "sk_live_nothing",
          LANTERN_BASE_URL: "https://lantern.example",
        },
        headers,
      ),
    ).toEqual(["https://lantern.example"]);
});

test("with the local host it may be for the name that this machine is asked by, and for no other", async () => {
  const env = { LANTERN_LOCAL_SIGN_IN: "1", LANTERN_BASE_URL: "http://localhost:3000" };
  expect(await partiesIn(env, { host: "127.0.0.1:3100" })).toContain("http://127.0.0.1:3100");
  for (const headers of [lies[0], lies[1], lies[3]])
    expect(await partiesIn(env, headers ?? {})).toEqual(["http://localhost:3000"]);
});
