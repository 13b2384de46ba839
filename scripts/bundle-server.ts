/**
 * Bundles our own server into a build. Otherwise Node would look for its two hundred files one by one at each start, and load a
 * compiler to remove the types from them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

/** Its place in the folder of a build; scripts/serve.mjs looks for it there. */
const place = "serve";

/** Our own code, and packages of very many modules. Everything else shares its instance with Next, or looks for its own files. */
const isBundled = (id: string): boolean => /^(?:[./]|#lib\/|zod(?:\/|$)|lru-cache$)/.test(id);

/** Writes scripts/serve.ts, with what it imports, into the build in `folder`. */
export async function bundleServer(folder: string): Promise<void> {
  const made = await rolldown({
    input: path.join(import.meta.dirname, "serve.ts"),
    platform: "node",
    external: (id) => !isBundled(id),
    transform: { target: "node24" },
    // Nothing is dropped: the bundler considers a call dead when its result is not used, although it may throw for a malformed
    // text.
    treeshake: false,
    logLevel: "warn",
  });
  const { output } = await made.generate({
    format: "es",
    minify: false,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await made.close();
  mkdirSync(path.join(folder, place), { recursive: true });
  for (const file of output)
    if (file.type === "chunk") writeFileSync(path.join(folder, place, file.fileName), file.code);
}
