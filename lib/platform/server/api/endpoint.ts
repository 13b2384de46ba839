import "server-only";
import { messageOf } from "#lib/platform/fault-words";
import { noteRefusal } from "#lib/platform/server/api/note-refusal";
import { failureSeconds, retryAfter } from "#lib/platform/retry-after";
import { isDatabaseAway } from "#lib/platform/server/database/is-away";
import { logger } from "#lib/platform/server/logger";
import { problem, Problem } from "#lib/platform/server/answers/problem";

/** The log does not say which call or business a request was about. */
const idInPath = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
type Handler<C> = (request: Request, context: C) => Response | Promise<Response>;

/**
 * The handlers of a route for every method. Those it has answer with problem JSON when they throw; the other methods get 405 with
 * `Allow`. Use as `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ … })`.
 */
export function endpoint<C>(handlers: Partial<Record<Method, Handler<C>>>): Record<Method, Handler<C>> {
  const known = { ...handlers };
  const get = handlers.GET;
  if (get) known.HEAD ??= async (request, context) => bodiless(await get(request, context));
  const allow = [...methods.filter((method) => known[method]), "OPTIONS"].join(", ");
  known.OPTIONS ??= () => new Response(null, { status: 204, headers: { allow } });
  const refuse = () => problem(405, "The method is not allowed here", { headers: { allow } });
  return Object.fromEntries(
    methods.map((method) => [method, guarded(known[method] ?? refuse)] as const),
  ) as Record<Method, Handler<C>>;
}

const bodiless = (answer: Response) => new Response(null, answer);

const guarded =
  <C>(handler: Handler<C>): Handler<C> =>
  async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      if (error instanceof Problem) {
        noteRefusal(request, error);
        return error.toResponse();
      }
      const path = new URL(request.url).pathname.replace(idInPath, "[id]");
      logger.error({ path, error: messageOf(error) }, "request failed");
      return isDatabaseAway(error)
        ? problem(503, "That is not available at the moment", { headers: retryAfter(failureSeconds) })
        : problem(500, "An unexpected error occurred");
    }
  };
