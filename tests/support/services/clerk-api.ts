/** Clerk's backend API, answering as a test file wants. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, vi } from "vitest";
import { startServer, type HttpServer } from "@/tests/support/services/http-server";

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
  let server: HttpServer;
  beforeAll(async () => {
    server = await startServer((request, response) => void reply(request, response));
    vi.stubEnv("CLERK_API_URL", server.url);
    vi.stubEnv("CLERK_SECRET_KEY", "sk_test_of_a_test");
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    await server.stop();
    vi.unstubAllEnvs();
  });
}
