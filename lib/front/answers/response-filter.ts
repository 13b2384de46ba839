/** What every answer that is not cached goes through: policy, compression, and a fallback page where it would be empty. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassedRequest, type PassingOptions } from "#lib/front/answers/passed-request";
import type { Answer, NextHandler } from "#lib/front/next/render";

/** Returns two functions: `pass` lets a handler answer the request itself, `send` sends an answer that was rendered without it. */
export function createResponseFilter(options: PassingOptions) {
  const pass = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    handler: NextHandler,
  ): void => new PassedRequest(request, response, path, options).answerBy(handler);

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    answer: Pick<Answer, "status" | "headers" | "body">,
  ): void =>
    pass(request, response, path, async () => {
      const { "content-length": _length, connection: _connection, ...headers } = answer.headers;
      response.writeHead(answer.status, headers);
      response.end(answer.body);
    });
  return { pass, send };
}

export type ResponseFilter = ReturnType<typeof createResponseFilter>;
