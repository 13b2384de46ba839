import type { ServerResponse } from "node:http";

/** The content type that an answer has been given; empty while it has none. */
export const contentTypeOf = (response: Pick<ServerResponse, "getHeader">): string =>
  String(response.getHeader("content-type") ?? "");

/** Whether an answer is a page. */
export const isPage = (response: Pick<ServerResponse, "getHeader">): boolean =>
  contentTypeOf(response).startsWith("text/html");
