/** The project's own source files, as the architecture tests read them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type SourceFile = { file: string; text: string };

/** Every TypeScript file below the given folders, by path from the project's root. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}
