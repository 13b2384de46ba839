/**
 * Serves the existing build: `node scripts/serve.mjs`. What the container runs; `npm start` builds first when needed. Plain
 * JavaScript, so that what an earlier start compiled is found before the first file of TypeScript is read: to take the types
 * out of one anew, Node loads a compiler, which costs a fifth of the start and 15 MiB for good.
 */
import { existsSync, readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import path from "node:path";

// As lib/platform/build-folder.ts says, which is TypeScript.
const current = ".next-current";
const folder = existsSync(current) ? readFileSync(current, "utf8").trim() : ".next";
enableCompileCache(path.resolve(folder, "compile-cache"));

const { serveOrEnd } = await import("./serve.ts");
await serveOrEnd();
