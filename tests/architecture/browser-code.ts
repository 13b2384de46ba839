/** The code that browsers get, as the architecture tests read it. */
import { resolveImport, sourceFiles, type SourceFile } from "./source-files";

const sources = new Map(sourceFiles("app", "components", "lib").map((source) => [source.file, source]));

/** What public pages run without the framework (scripts/build-arrival.ts). */
const arrival = ["arrival-script.ts", "first-touch.ts"].map((name) => `components/site/arrival/${name}`);

/** What a browser runs: each island, the scripts of arrival, and all that they import, at once or later. */
export function browserCode(): SourceFile[] {
  const reached = new Map<string, SourceFile>();
  const walk = (file: string): void => {
    const source = sources.get(file);
    if (!source || reached.has(file)) return;
    reached.set(file, source);
    for (const [, specifier = ""] of source.text.matchAll(
      /(?:^(?:import|export) (?!type )[^;]*?from |\bimport\()"([^"]+)"/gm,
    ))
      walk(resolveImport(sources, file, specifier) ?? "");
  };
  for (const file of sources.keys()) if (file.endsWith(".island.tsx") || arrival.includes(file)) walk(file);
  return [...reached.values()];
}
