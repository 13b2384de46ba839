import { expect, test } from "vitest";
import { documentTypes, keepsFirstPublished } from "#lib/publication/content/schema/content-schema";
import { withFirstPublished } from "#lib/publication/content/schema/first-published";
import { withFormerReview, withReviewLeft } from "#lib/publication/content/schema/former-review";
import { asCopy } from "#lib/publication/content/schema/own-history";
import { withFirstSlug, withFormerSlug, withSlugLeft } from "#lib/publication/content/schema/former-slug";

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

test("the first address is noted with the first rename, and stays when its document goes back to it", () => {
  /** Publishes a document under one address after the other, as it is left by the publishing before. */
  const published = (...addresses: string[]) =>
    addresses.reduce<{ slug: { current: string }; formerSlugs?: string[]; firstSlug?: string } | null>(
      (before, current) => {
        const next = { ...before, slug: { current } };
        const formerSlugs = withFormerSlug(before, next);
        const firstSlug = withFirstSlug(before, next);
        return { ...next, ...(formerSlugs ? { formerSlugs } : {}), ...(firstSlug ? { firstSlug } : {}) };
      },
      null,
    );
  expect(published("a", "a")).toEqual({ slug: { current: "a" } });
  expect(published("a", "b")).toMatchObject({ formerSlugs: ["a"], firstSlug: "a" });
  expect(published("a", "b", "a")).toMatchObject({ formerSlugs: ["b"], firstSlug: "a" });
  expect(published("a", "b", "a", "c")).toMatchObject({ formerSlugs: ["b", "a"], firstSlug: "a" });
  // What was renamed before first addresses were noted.
  const older = { slug: { current: "b" }, formerSlugs: ["a"] };
  expect(withFirstSlug(older, older)).toBeNull();
  expect(withFirstSlug(older, { ...older, slug: { current: "a" } })).toBe("a");
  // Out again under another address than it was withdrawn from: that was among the former ones already.
  expect(withFirstSlug(null, { slug: { current: "c" }, formerSlugs: ["a", "b"] })).toBeNull();
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

test("what is withdrawn and comes out again keeps its address and review, unless they are its own once more", () => {
  const piece = (current: string, reviewedAt: string, formerSlugs: string[], formerReviews: string[]) => ({
    slug: { current },
    reviewedAt,
    formerSlugs,
    formerReviews,
  });
  const withdrawn = piece("b", "2026-11-25", ["a"], ["2026-10-01"]);
  const formerSlugs = withSlugLeft(withdrawn, withdrawn) ?? [];
  const formerReviews = withReviewLeft(withdrawn, withdrawn) ?? [];
  expect(formerSlugs).toEqual(["a", "b"]);
  expect(formerReviews).toEqual(["2026-10-01", "2026-11-25"]);

  const renamed = piece("c", "2026-11-30", formerSlugs, formerReviews);
  expect(withFormerSlug(null, renamed)).toBeNull();
  expect(withFormerReview(null, renamed)).toBeNull();
  const asBefore = piece("b", "2026-11-25", formerSlugs, formerReviews);
  expect(withFormerSlug(null, asBefore)).toEqual(["a"]);
  expect(withFormerReview(null, asBefore)).toEqual(["2026-10-01"]);

  expect(withSlugLeft(withdrawn, asBefore)).toBeNull();
  expect(withReviewLeft(withdrawn, asBefore)).toBeNull();
  expect(withSlugLeft(null, asBefore)).toBeNull();
});

test("the first publishing is noted once, and not of what was out before such moments were noted", () => {
  const now = new Date("2027-01-10T09:00:00Z");
  expect(withFirstPublished(null, {}, now)).toBe("2027-01-10T09:00:00.000Z");
  expect(withFirstPublished({}, {}, now)).toBeNull();
  // Withdrawn, and out again.
  expect(withFirstPublished(null, { firstPublished: "2026-12-01T09:00:00Z" }, now)).toBeNull();
  expect(withFirstPublished(null, { formerSlugs: ["once"] }, now)).toBeNull();
  expect(documentTypes.filter(({ name }) => keepsFirstPublished(name)).map(({ name }) => name)).toEqual([
    "microBrief",
    "microAction",
    "glossaryTerm",
    "track",
  ]);
});

test("a copy of a document has no history, is reviewed by nobody and comes out when it is made", () => {
  const original = { title: "A", slug: { current: "a" } };
  const history = {
    reviewedAt: "2026-11-25",
    formerSlugs: ["b"],
    firstSlug: "b",
    firstPublished: "2026-09-01T09:00:00Z",
    formerReviews: ["2026-10-01"],
    translationOf: { _type: "translationOf", _rev: "1", at: "2026-09-01T09:00:00Z" },
  };
  const now = new Date("2026-11-30T09:00:00Z");
  expect(asCopy({ ...original, ...history }, now)).toEqual(original);
  for (const name of ["publishedDate", "publishedAt"])
    expect(asCopy({ ...original, [name]: "2026-09-01T09:00:00Z" }, now)).toEqual({
      ...original,
      [name]: "2026-11-30T09:00:00.000Z",
    });
});

test("an earlier version that is brought back from the history loses nothing of what was since", () => {
  const out = {
    slug: { current: "c" },
    formerSlugs: ["a", "b"],
    firstSlug: "a",
    firstPublished: "2026-09-01T09:00:00.000Z",
    reviewedAt: "2026-11-25",
    formerReviews: ["2026-09-01", "2026-10-01"],
  };
  // As it was before its first publishing, and between two of them.
  const first: { slug: { current: string }; reviewedAt: string; formerSlugs?: string[] } = {
    slug: { current: "a" },
    reviewedAt: "2026-09-01",
  };
  const second = {
    ...first,
    slug: { current: "b" },
    formerSlugs: ["a"],
    firstSlug: "a",
    firstPublished: out.firstPublished,
    reviewedAt: "2026-10-01",
    formerReviews: ["2026-09-01"],
  };
  expect(withFormerSlug(out, first)).toEqual(["b", "c"]);
  expect(withFormerSlug(out, second)).toEqual(["a", "c"]);
  expect(withFirstSlug(out, first)).toBe("a");
  // Renamed before first addresses were noted.
  expect(withFirstSlug({ slug: out.slug, formerSlugs: out.formerSlugs }, first)).toBe("a");
  expect(withFirstSlug(out, second)).toBeNull();
  expect(withFirstPublished(out, first, new Date())).toBe(out.firstPublished);
  expect(withFormerReview(out, first)).toEqual(["2026-10-01", "2026-11-25"]);
  expect(withFormerReview(out, second)).toEqual(["2026-09-01", "2026-11-25"]);
  // Withdrawn, with the earlier version for a draft.
  expect(withSlugLeft(out, first)).toEqual(["a", "b", "c"]);
  expect(withReviewLeft(out, first)).toEqual(["2026-09-01", "2026-10-01", "2026-11-25"]);
});

test("an earlier version that is brought back at the address of today loses no address that was in between", () => {
  const out = { slug: { current: "a" }, formerSlugs: ["b"], firstSlug: "a", reviewedAt: "2026-11-25" };
  // From before it was ever renamed, and from before its last review.
  const first = { slug: { current: "a" }, reviewedAt: "2026-11-25" };
  const unreviewed = { slug: { current: "a" }, firstSlug: "a", reviewedAt: "2026-09-01" };
  for (const earlier of [first, unreviewed]) {
    expect(withFormerSlug(out, earlier)).toEqual(["b"]);
    expect(withSlugLeft(out, earlier)).toEqual(["b", "a"]);
  }
  expect(withFirstSlug(out, first)).toBe("a");
  // One of a kind that notes no first address, and keeps its day of review.
  expect(withFormerSlug({ slug: out.slug, formerSlugs: ["b"] }, { slug: out.slug })).toBeNull();
});

test("a former address or review that an editor takes out stays out", () => {
  const out = {
    slug: { current: "c" },
    formerSlugs: ["a", "b"],
    reviewedAt: "2026-11-25",
    formerReviews: ["2026-10-01"],
  };
  const without = { ...out, formerSlugs: ["b"], formerReviews: [] };
  expect(withFormerSlug(out, without)).toBeNull();
  expect(withFormerReview(out, without)).toBeNull();
});
