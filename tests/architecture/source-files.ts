/** The project's own source files, as the architecture tests read them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export type SourceFile = { file: string; text: string };

/** Every TypeScript file below the given folders, by path from the project's root. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Which of `known` files an import names; null for a package or a stylesheet. */
export function resolveImport(
  known: { has: (file: string) => boolean },
  from: string,
  specifier: string,
): string | null {
  const base = specifier.startsWith("#lib/")
    ? `lib/${specifier.slice(5)}`
    : specifier.startsWith("@/")
      ? specifier.slice(2)
      : specifier.startsWith("./")
        ? path.join(path.dirname(from), specifier)
        : null;
  if (base === null) return null;
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate)) ?? null;
}

/** The syntax tree of a file. */
export const parseSource = ({ file, text }: SourceFile): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
