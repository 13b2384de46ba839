import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { webhookSecret } from "@/scripts/site-under-test";
import { buildFolder } from "#lib/platform/build-folder";

const chunks = readdirSync(path.join(buildFolder(), "static"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
  .map((entry) => ({
    name: entry.name,
    text: readFileSync(path.join(entry.parentPath, entry.name), "utf8"),
  }));

test("no secret and no stand-in is in a browser bundle", () => {
  expect(chunks.length).toBeGreaterThan(5);
  const forbidden = [
    webhookSecret,
    "SANITY_WEBHOOK_SECRET",
    "SANITY_API_READ_TOKEN",
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
