/**
 * Bundles what public pages run without the framework: the script that the front inlines (first-touch.ts) and the arrival module
 * (arrival-script.ts), with the parts that it loads. Separate from Next's build, since Next cannot bundle a script that is not its
 * own.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown, type OutputOptions } from "rolldown";

const root = path.resolve(import.meta.dirname, "..");

async function bundle(entry: string, output: OutputOptions) {
  const made = await rolldown({
    input: path.join(root, "components/site/arrival", entry),
    platform: "browser",
    resolve: { alias: { "@": root } },
    transform: { target: "es2022", define: { "process.env.NODE_ENV": '"production"' } },
    // Code that the parts share with the entry stays in the entry: one request on arrival.
    preserveEntrySignatures: false,
    logLevel: "warn",
  });
  const { output: files } = await made.generate({ minify: true, comments: false, ...output });
  await made.close();
  return files.filter((file) => file.type === "chunk");
}

/** Writes both into Next's build in `folder`, where the front looks for them. */
export async function buildArrival(folder: string): Promise<void> {
  const [firstTouch] = await bundle("first-touch.ts", { format: "iife" });
  const parts = await bundle("arrival-script.ts", {
    format: "es",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
  });
  const entry = parts.find(({ isEntry }) => isEntry);
  if (!firstTouch || !entry) throw new Error("The arrival script was not bundled");
  // Beside Next's own files, so that they are served and cached by browsers in the same way.
  const place = path.join(folder, "static/arrival");
  mkdirSync(place, { recursive: true });
  for (const { fileName, code } of parts) writeFileSync(path.join(place, fileName), code);
  const address = (fileName: string) => `/_next/static/arrival/${fileName}`;
  const made = {
    script: address(entry.fileName),
    imports: entry.imports.map(address),
    firstTouch: firstTouch.code.trim(),
  };
  writeFileSync(path.join(folder, "arrival.json"), JSON.stringify(made));
}
