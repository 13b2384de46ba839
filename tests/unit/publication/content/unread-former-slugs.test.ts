/** An address that names a subject, while it cannot be read what subjects were called before. */
import { expect, test, vi } from "vitest";
import { namedSubject } from "#lib/publication/content/topic";
import { noted } from "@/tests/support/next/next-cache";

vi.mock("#lib/publication/content/former-slugs", () => ({
  readCurrentSlug: async () => Promise.reject(new Error("The content store did not answer")),
}));

const gaming = { _id: "category-gaming", _type: "category", slug: "gaming" } as const;
/** The shortest time for which what is rendered is kept, in seconds. */
const keptSeconds = () => Math.min(...noted.lives);

test("names none, and what is shown for it is made anew as soon as that can be read", async () => {
  expect(await namedSubject("gaming", [gaming], "en")).toBe(gaming);
  expect(keptSeconds()).toBeGreaterThan(15);
  expect(await namedSubject("games", [gaming], "en")).toBeNull();
  expect(keptSeconds()).toBe(15);
});
