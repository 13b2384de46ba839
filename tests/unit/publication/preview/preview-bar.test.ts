import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { logger } from "#lib/platform/server/logger";
import { PreviewBar } from "@/components/publication/preview/preview-bar";
import preview from "@/messages/en/preview.json" with { type: "json" };

const asked = vi.hoisted(() => ({
  missing: null as string | null,
  at: [] as { id: string; hasName: boolean }[],
  isReadable: false,
}));

vi.mock("@/components/publication/preview/presentation.island", () => ({ PresentationIsland: () => null }));
vi.mock("#lib/platform/server/content/preview", () => ({
  hasStudio: false,
  isPreview: async () => true,
  missingPath: async () => asked.missing,
  previewedIds: () => ["drafts.one"],
}));
vi.mock("#lib/publication/content/preview-warnings", () => ({
  readDocumentsAt: async () => asked.at,
  readPreviewWarnings: async (ids: string[]) => {
    if (!asked.isReadable) throw new TypeError("steps is not iterable");
    return ids.map((document) => ({ document, place: "Title", message: "is missing" }));
  },
}));

test("a draft that cannot be checked is shown all the same, and the log says why it has no warnings", async () => {
  const error = vi.spyOn(logger, "error").mockReturnValue();
  expect(await PreviewBar({ path: "/" })).not.toBeNull();
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { error: "steps is not iterable" },
    "preview warnings not read",
  );
});

test("where no page is, it tells of the documents that have the address, and leads back to it", async () => {
  asked.isReadable = true;
  const said = async (missing: string | null, at: { id: string; hasName: boolean }[]) => {
    Object.assign(asked, { missing, at });
    return renderToStaticMarkup(await PreviewBar({ path: null }));
  };
  const begun = await said("/de/micro-briefs/x", [{ id: "one", hasName: false }]);
  expect(begun).toContain(preview.notShown);
  expect(begun).toContain("<strong>Title</strong> is missing");
  expect(begun).toContain(`disable?path=${encodeURIComponent("/de/micro-briefs/x")}`);
  const named = await said("/x", [{ id: "one", hasName: true }]);
  expect(named, "what it is warned of hides no page").toContain(preview.elsewhere);
  expect(named).toContain("<strong>Title</strong> is missing");
  expect(await said("/x", [])).toContain(preview.nothingHere);
  const elsewhere = await said(null, []);
  for (const text of [preview.notShown, preview.nothingHere, preview.elsewhere])
    expect(elsewhere).not.toContain(text);
});
