/** Every endpoint of the site, found in the folders that make them. */
import { globSync } from "node:fs";

/** The addresses under /api/, each `[parameter]` replaced by `value`. */
export const everyEndpoint = (value: string): string[] =>
  globSync("app/api/**/route.ts")
    .map((file) =>
      file
        .replace(/^app/, "")
        .replace(/\/route\.ts$/, "")
        .replace(/\[[^\]]+\]/g, value),
    )
    .toSorted();
