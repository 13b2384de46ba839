import { expect, test, vi } from "vitest";
import { datasetFile, pictureFolder } from "@/scripts/content/dataset-file";
import { difference, drawUnlike, leastDifference, signaturesIn } from "@/scripts/artwork/picture";
import { readFileSync } from "node:fs";

vi.setConfig({ testTimeout: 60_000 });

const picturesNamed = (text: string) => new Set(text.match(/[0-9a-f]{40}-1200x675\.webp/g));

test("no two pictures of the library are alike in grey, and each is one of a document", async () => {
  const signatures = [...(await signaturesIn(pictureFolder))];
  expect(new Set(signatures.map(([name]) => name))).toEqual(picturesNamed(readFileSync(datasetFile, "utf8")));
  const alike = signatures.flatMap(([name, one], index) =>
    signatures
      .slice(index + 1)
      .filter(([, other]) => difference(one, other) < leastDifference)
      .map(([other]) => `${name} and ${other}`),
  );
  expect(alike).toEqual([]);
});

test("a subject whose first composition is taken is composed anew", async () => {
  const subject = { kind: "brief", slug: "a-first-idea", color: "green", category: "gaming" } as const;
  const first = await drawUnlike(subject, []);
  const second = await drawUnlike(subject, [first.signature]);
  expect(second.difference).toBeGreaterThanOrEqual(leastDifference);
  expect(second.pixels.equals(first.pixels)).toBe(false);
  expect((await drawUnlike(subject, [])).pixels.equals(first.pixels)).toBe(true);
});
