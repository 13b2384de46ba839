/** Clerk's backend API, answering as a test file wants. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, vi } from "vitest";

type Answer = { status?: number; body: unknown };

const refused = { errors: [{ code: "resource_not_found", message: "not found" }] };

/** The refusal with a status; nothing for 200. */
export const clerkRefusal = (status: number): Answer | null =>
  status === 200 ? null : { status, body: refused };

/**
 * Stands in for Clerk's backend API while the tests of the calling file run, with `settings` in the environment beside its address
 * and key. The modules under test must be imported within the tests.
 */
export function standInForClerk(
  answerTo: (request: IncomingMessage) => Answer | Promise<Answer>,
  settings: Record<string, string> = {},
): void {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { status = 200, body } = await answerTo(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    vi.stubEnv("CLERK_API_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    vi.stubEnv("CLERK_SECRET_KEY", "sk_test_of_a_test");
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  });
  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
  });
}
