/**
 * Serves the existing build: `node scripts/serve.mjs`. The container runs this; `npm start` builds first when needed. The
 * build contains our server as a bundle. In a build that Next made by itself there is no bundle, and the server is loaded
 * from its sources. Plain JavaScript, so that the compile cache of an earlier start is in use before anything else is loaded.
 */
import "./begin-anew.mjs";
import { existsSync, readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Saves V8 from compiling again what it compiled at an earlier start: a third of the time until the first answer. The folder is
// found as in lib/platform/build-folder.ts, which cannot be imported here because it is TypeScript.
const current = ".next-current";
const folder = existsSync(current) ? readFileSync(current, "utf8").trim() : ".next";
enableCompileCache(path.resolve(folder, "compile-cache"));

const bundled = path.resolve(folder, "serve/serve.mjs");
const { serveOrEnd } = await import(existsSync(bundled) ? pathToFileURL(bundled).href : "./serve.ts");
await serveOrEnd();
