import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { previewSecret, webhookSecret } from "@/scripts/site-under-test";
import { buildFolder } from "#lib/platform/build-folder";

const chunks = readdirSync(path.join(buildFolder(), "static"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
  .map((entry) => ({
    name: entry.name,
    text: readFileSync(path.join(entry.parentPath, entry.name), "utf8"),
  }));

/**
 * What an operator sets and no browser may know. Publishable ones are public by their name; Clerk's own browser code names
 * its secret, which is not set at this build.
 */
const secretNames = [
  ...readFileSync(".env.example", "utf8").matchAll(/^# ?([A-Z0-9_]*(?:KEY|SECRET|TOKEN))=/gm),
]
  .map(([, name = ""]) => name)
  .filter((name) => !name.startsWith("NEXT_PUBLIC_") && name !== "CLERK_SECRET_KEY");

test("no secret and no stand-in is in a browser bundle", () => {
  expect(chunks.length).toBeGreaterThan(5);
  expect(secretNames.length).toBeGreaterThan(10);
  const forbidden = [
    webhookSecret,
    previewSecret,
    ...secretNames,
    "data/query",
    "_sanityAsset",
    "lantern.ndjson",
    "ndjson",
    "groq",
  ];
  for (const { name, text } of chunks)
    for (const word of forbidden) expect(text.includes(word), `${word} in ${name}`).toBe(false);
});

test("no source map is published", () => {
  expect(
    readdirSync(path.join(buildFolder(), "static"), { recursive: true }).filter((file) =>
      String(file).endsWith(".map"),
    ),
  ).toEqual([]);
});
