/** An address that names a subject, while it cannot be read what subjects were called before. */
import { cacheLife } from "next/cache";
import { expect, test, vi } from "vitest";
import { namedSubject } from "#lib/publication/content/topic";

vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock("#lib/publication/content/former-slugs", () => ({
  readCurrentSlug: async () => Promise.reject(new Error("The content store did not answer")),
}));

const gaming = { _id: "category-gaming", _type: "category", slug: "gaming" } as const;
/** The shortest time for which what is rendered is kept, in seconds. */
const keptSeconds = () =>
  Math.min(
    ...vi
      .mocked(cacheLife)
      .mock.calls.map(([life]) => (life as unknown as { revalidate: number }).revalidate),
  );

test("names none, and what is shown for it is made anew as soon as that can be read", async () => {
  expect(await namedSubject("gaming", [gaming], "en")).toBe(gaming);
  expect(keptSeconds()).toBeGreaterThan(15);
  expect(await namedSubject("games", [gaming], "en")).toBeNull();
  expect(keptSeconds()).toBe(15);
});
