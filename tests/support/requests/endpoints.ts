/** Every endpoint and every page of the signed-in product, found by their files. */
import { globSync } from "node:fs";
import path from "node:path";

/** The addresses under /api/, each `[parameter]` replaced by `value`. */
export const everyEndpoint = (value: string): string[] => addresses("app", "api/**/route.ts", value);

/** The addresses of the signed-in product's pages in English. */
export const everyProductPage = (value: string): string[] =>
  addresses("app/[locale]/(app)", "**/page.tsx", value);

const addresses = (folder: string, files: string, value: string): string[] =>
  globSync(files, { cwd: folder })
    .map((file) => `/${path.dirname(file).replace(/\[[^\]]+\]/g, value)}`)
    .toSorted();
