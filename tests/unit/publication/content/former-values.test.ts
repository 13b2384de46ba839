import { expect, test } from "vitest";
import { withFormerReview } from "#lib/publication/content/schema/former-review";
import { withFormerSlug } from "#lib/publication/content/schema/former-slug";

test("a current address is never a former one", () => {
  const at = (current: string, formerSlugs?: string[]) => ({
    slug: { current },
    ...(formerSlugs ? { formerSlugs } : {}),
  });
  expect(withFormerSlug(null, at("a"))).toBeNull();
  expect(withFormerSlug(at("a"), at("a"))).toBeNull();
  expect(withFormerSlug(at("a"), at("b"))).toEqual(["a"]);
  expect(withFormerSlug(at("b", ["a"]), at("c", ["a"]))).toEqual(["a", "b"]);
  expect(withFormerSlug(at("b", ["a"]), at("a", ["a"]))).toEqual(["b"]);
});

test("a new day of review keeps the one before, once and in order", () => {
  const on = (reviewedAt: string, formerReviews?: string[]) => ({
    reviewedAt,
    ...(formerReviews ? { formerReviews } : {}),
  });
  expect(withFormerReview(null, on("2026-11-25"))).toBeNull();
  expect(withFormerReview(on("2026-11-25"), on("2026-11-25"))).toBeNull();
  expect(withFormerReview(on("2026-11-25"), on("2026-11-30"))).toEqual(["2026-11-25"]);
  expect(withFormerReview(on("2026-11-25", ["2026-11-30"]), on("2027-01-02", ["2026-11-30"]))).toEqual([
    "2026-11-25",
    "2026-11-30",
  ]);
});
