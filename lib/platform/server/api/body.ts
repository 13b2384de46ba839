import "server-only";
/** Reads the body of a request, up to the allowed length and only in the types that an endpoint takes. */
import { boundedBytes } from "#lib/base/values/bounded-bytes";
import { Problem } from "#lib/platform/server/answers/problem";
import { parseStorableJson } from "#lib/base/values/storable-json";
import { plainText } from "#lib/base/text/text";

export type Fields = Record<string, unknown>;
export type Body = { kind: "json"; value: unknown } | { kind: "form"; value: Fields };

const mediaType = (request: Request) =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** Whether the request is a plain form post, as a browser without JavaScript sends it. */
export const isFormPost = (request: Request): boolean =>
  mediaType(request) === "application/x-www-form-urlencoded";

/**
 * Reads JSON and, where `forms` are allowed, a form post. In both, lone surrogates and NUL are replaced by U+FFFD, and the last
 * value of a repeated field counts. Line breaks in a form are as scripts see them. Throws the Problems 400, 413 and 415.
 */
export async function readBody(request: Request, most: number, { forms = false } = {}): Promise<Body> {
  const type = mediaType(request);
  const isForm = forms && isFormPost(request);
  if (!isForm && type !== "application/json")
    throw new Problem(415, "This content type is not accepted here");
  const text = await readText(request, most);
  if (isForm)
    return { kind: "form", value: Object.fromEntries(new URLSearchParams(text).entries().map(plainPair)) };
  try {
    return { kind: "json", value: parseStorableJson(text) };
  } catch {
    throw new Problem(400, "The body is not JSON");
  }
}

/** In a form post, a line break is two characters. The browser counts one for the length that it allows. */
const oneLineEnd = (text: string): string => text.replaceAll("\r\n", "\n");

const plainPair = ([name, value]: [string, string]) =>
  [plainText(name), oneLineEnd(plainText(value))] as const;

/** The body as text. Too large a body is refused before it is read, if its header says so, otherwise while it is read. */
export async function readText(request: Request, most: number): Promise<string> {
  const tooLarge = () => new Problem(413, "The body is too large");
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  if (!request.body) return "";
  const body = request.body as unknown as AsyncIterable<Uint8Array>;
  return (await boundedBytes(body, most, tooLarge)).toString("utf8");
}
