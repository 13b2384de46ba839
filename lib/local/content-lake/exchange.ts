/** A parsed request to the lake, and what its handlers may use. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AssetFolders } from "#lib/local/content-lake/assets";
import type { KeptValues } from "#lib/local/content-lake/kept-values";
import type { Lake } from "#lib/local/content-lake/lake";
import type { Listeners } from "#lib/local/content-lake/listeners";
import { boundedBytes } from "#lib/base/values/bounded-bytes";
import { badRequest, LakeRefusal } from "#lib/local/content-lake/refusal";

/** The resources that the lake's host has open. */
export type LakeHost = {
  lake: Lake;
  listeners: Listeners;
  folders: AssetFolders;
  kept: KeptValues;
  token: string;
  /** The lake's own address, and the origins of the pages that may use it. */
  address: string;
  origins: readonly string[];
};

export type Exchange = {
  host: LakeHost;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The requested version of the API: a day, `1` or `X`. */
  apiVersion: string;
  /** The parameters in the address, in their order. */
  named: readonly string[];
};

/** A handler returns the JSON to answer with, or undefined when it has answered itself. */
export type Handler = (exchange: Exchange) => unknown;

const longestJson = 64 * 2 ** 20;
const longestAsset = 100 * 2 ** 20;

const bytesOf = (request: IncomingMessage, longest: number): Promise<Buffer> =>
  boundedBytes(
    request as AsyncIterable<Buffer>,
    longest,
    () =>
      new LakeRefusal(413, "The body is too long", {
        statusCode: 413,
        error: "Payload Too Large",
        message: `More than ${longest} bytes`,
      }),
  );

/** The body as JSON. Throws the refusal 400 when it is not JSON. */
export async function jsonOf({ request }: Exchange): Promise<unknown> {
  const text = (await bytesOf(request, longestJson)).toString("utf8");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest("The body is no JSON");
  }
}

export const assetBytesOf = ({ request }: Exchange): Promise<Buffer> => bytesOf(request, longestAsset);

/** In a query string, `$slug="x"` is the GROQ parameter `slug` with a JSON value. */
export function groqParams(search: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...search]
      .filter(([key]) => key.startsWith("$"))
      .map(([key, value]) => {
        try {
          return [key.slice(1), JSON.parse(value) as unknown];
        } catch {
          throw badRequest(`The parameter ${key} is no JSON`);
        }
      }),
  );
}

export const isTrue = (search: URLSearchParams, name: string, otherwise = false): boolean =>
  search.has(name) ? search.get(name) !== "false" : otherwise;
