import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");

test("every file that the architecture page names exists", () => {
  const page = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
  const named = [...page.matchAll(/`([^`\s]+\.(?:ts|tsx|mjs|js))`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
