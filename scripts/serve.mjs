/**
 * Serves the existing build: `node scripts/serve.mjs`. What the container runs; `npm start` builds first when needed. The
 * server stands bundled in the build; where Next made one by itself, it is read from its sources. Plain JavaScript, so that
 * what an earlier start compiled is found before anything else is read.
 */
import "./begin-anew.mjs";
import { existsSync, readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

// What V8 compiles at one start it need not at the next: a third of the time until the first answer. The folder is known
// as lib/platform/build-folder.ts says, which is TypeScript.
const current = ".next-current";
const folder = existsSync(current) ? readFileSync(current, "utf8").trim() : ".next";
enableCompileCache(path.resolve(folder, "compile-cache"));

const bundled = path.resolve(folder, "serve/serve.mjs");
const { serveOrEnd } = await import(existsSync(bundled) ? pathToFileURL(bundled).href : "./serve.ts");
await serveOrEnd();
