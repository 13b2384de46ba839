/** The operators' guide explains messages of the log. One that the code no longer says would be looked for in vain. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const sources = ["app", "components", "lib", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.m?tsx?$|\.mjs$/.test(entry.name))
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8")),
  )
  .concat(readFileSync("middleware.ts", "utf8"));

/** Queues say what happens to them behind their name, and all say the same. */
const inSource = (message: string): string[] => {
  const [, queue, said] = /^([\w-]+): (round failed)$/.exec(message) ?? [];
  return queue && said ? [`name: "${queue}"`, `\${name}: ${said}`] : [`"${message}`];
};

test("every message of the log that the operators' guide explains is one that the code says", () => {
  const guide = readFileSync("docs/operators.md", "utf8");
  const [, table = ""] = /^### What its messages mean$[^]*?^(\|[^]*?)\n\n/m.exec(guide) ?? [];
  const messages = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, message = ""]) => message),
  );
  expect(messages.length).toBeGreaterThan(30);
  const unsaid = messages.filter(
    (message) => !inSource(message).every((text) => sources.some((source) => source.includes(text))),
  );
  expect(unsaid).toEqual([]);
});
