/**
 * Bundles our own server into a build. Node would else look for its two hundred files one by one at each start, and load a
 * compiler to take the types out of them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

/** Where it stands in the folder of a build; scripts/serve.mjs looks for it there. */
const place = "serve";

/** Ours, and what is written as very many modules. All else is one instance with what Next loads, or looks for its own files. */
const isBundled = (id: string): boolean => /^(?:[./]|#lib\/|zod(?:\/|$)|lru-cache$)/.test(id);

/** Writes scripts/serve.ts, with what it imports, into the build in `folder`. */
export async function bundleServer(folder: string): Promise<void> {
  const made = await rolldown({
    input: path.join(import.meta.dirname, "serve.ts"),
    platform: "node",
    external: (id) => !isBundled(id),
    transform: { target: "node24" },
    // Nothing is dropped: to the bundler a call whose result nobody takes, as of what throws where a text is malformed, is dead.
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
