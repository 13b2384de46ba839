/** Where the Studio opens the preview of a document. */
import { expect, test } from "vitest";
import { previewPath } from "@/studio/preview-path";

const slug = { current: "a-lamp" };

test.each([
  ["microBrief", { slug, publishedDate: "2026-11-20T08:00:00Z" }, "/micro-briefs/a-lamp"],
  ["glossaryTerm", { slug, language: "es" }, "/es/glossary/a-lamp"],
  ["letter", { day: "2026-11-22" }, "/letters/2026-11-22"],
  ["page", { slug: { current: "privacy" } }, "/privacy"],
  // A note has no page of its own.
  ["page", { slug, publishedDate: "2026-11-20T08:00:00Z" }, "/blog"],
  ["page", { slug, publishedDate: "2026-11-20T08:00:00Z", language: "de" }, "/de/blog"],
  ["microBrief", {}, undefined],
  ["topic", { slug }, undefined],
])("a %s of %j is looked at on %s", (type, document, path) => {
  expect(previewPath(type, document)).toBe(path);
});
