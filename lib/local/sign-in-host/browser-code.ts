/** Clerk's own browser code, from its package: the site loads it from here instead of from Clerk's network. */
import { createReadStream, existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { pipeline } from "node:stream";

let known: string | undefined;

/** The folder with the built files of Clerk's browser code. */
const folder = (): string =>
  (known ??= path.dirname(createRequire(import.meta.url).resolve("@clerk/clerk-js")));

/** Sends `/npm/@clerk/clerk-js@6/dist/clerk.browser.js` and the like. Returns whether the address was one of these. */
export function sendBrowserCode(address: string, response: ServerResponse): boolean {
  const [, file] = /^\/npm\/@clerk\/clerk-js@[^/]+\/dist\/([\w.-]+\.js)$/.exec(address) ?? [];
  if (!file) return false;
  const found = path.join(folder(), file);
  if (!existsSync(found)) response.writeHead(404).end();
  else {
    // The files of chunks have a hash in their names; the main file is requested again each day.
    response.writeHead(200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": /_[0-9a-f]{6}_/.test(file)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=86400",
    });
    // When the browser disconnects, reading ends too, and when the file cannot be read, the response ends.
    pipeline(createReadStream(found), response, () => undefined);
  }
  return true;
}
