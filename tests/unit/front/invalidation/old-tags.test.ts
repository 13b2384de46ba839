import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, expect, test } from "vitest";
import { markTagOld } from "@/lib/front/invalidation/old-tags.mjs";

afterEach(() => tagsManifest.clear());
const marked = () => tagsManifest.get("tag");

test("what is old is not shown any more, or for a while yet where it is renewed in the background", () => {
  markTagOld("tag", 1_000);
  expect(marked()).toEqual({ stale: 1_000, expired: 1_000 });
  markTagOld("other", 1_000, 10);
  expect(tagsManifest.get("other")).toEqual({ stale: 1_000, expired: 11_000 });
});

test("a message that comes late, about an earlier moment, makes nothing younger", () => {
  markTagOld("tag", 2_000);
  markTagOld("tag", 1_000);
  expect(marked()).toEqual({ stale: 2_000, expired: 2_000 });
});

test("what was not to be shown any more stays so, when only what was made since is to be renewed", () => {
  markTagOld("tag", 1_000);
  markTagOld("tag", 2_000, 10);
  expect(marked()).toEqual({ stale: 2_000, expired: 1_000 });
});

test("what might be shown for a while may be so from the last change on", () => {
  markTagOld("tag", 1_000, 10);
  markTagOld("tag", 2_000, 10);
  expect(marked()).toEqual({ stale: 2_000, expired: 12_000 });
  markTagOld("tag", 3_000);
  expect(marked()).toEqual({ stale: 3_000, expired: 3_000 });
});
