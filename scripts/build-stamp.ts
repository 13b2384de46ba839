/** The stamp of a build: a hash of the sources and of the environment, after which its folder is named. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const sources = [
  "app",
  "components",
  "lib",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "messages",
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "scripts/build-arrival.ts",
  "scripts/build-folders.ts",
  "scripts/build.ts",
  "scripts/bundle-server.ts",
  "scripts/compile-hint.ts",
  "scripts/local-sign-in.ts",
  "scripts/read-arguments.ts",
  "scripts/read-env.ts",
  "scripts/serve.ts",
  "tsconfig.json",
];

/**
 * Variables that become part of prerendered pages or browser bundles; docs/operators.md lists them. The browser asks for the other
 * public ones at run time (`GET /api/services`).
 */
const baked =
  /^(NEXT_PUBLIC_CLERK_.*|LANTERN_(BASE_URL|NAME|EMAIL|PHONE|CITY|DATASET|LANGUAGES)|SANITY_.*|PORT)$/;

/** The hash of everything that a build is made from. Takes about 50 ms. */
export async function currentStamp(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    if (!existsSync(source)) continue;
    const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = entries
      ? entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
      : [source];
    for (const file of files.toSorted())
      hash
        .update(file)
        .update("\0")
        .update(await readFile(file))
        .update("\0");
  }
  for (const [name, value] of Object.entries(process.env).toSorted())
    if (baked.test(name)) hash.update(`${name}=${value}\0`);
  return hash.digest("hex");
}
