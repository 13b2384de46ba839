import { expect, test, vi } from "vitest";
import { logger } from "#lib/platform/server/logger";
import { PreviewBar } from "@/components/publication/preview/preview-bar";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));
vi.mock("@/components/publication/preview/presentation.island", () => ({ PresentationIsland: () => null }));
vi.mock("#lib/base/i18n/current-locale", () => ({ currentLocale: async () => "en" }));
vi.mock("#lib/platform/server/preview", () => ({
  hasStudio: false,
  isPreview: async () => true,
  previewedIds: () => ["drafts.one"],
}));
vi.mock("#lib/publication/content/preview-warnings", () => ({
  readPreviewWarnings: async () => Promise.reject(new TypeError("steps is not iterable")),
}));

test("a draft that cannot be checked is shown all the same, and the log says why it has no warnings", async () => {
  const error = vi.spyOn(logger, "error").mockReturnValue();
  expect(await PreviewBar({ path: "/" })).not.toBeNull();
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { error: "steps is not iterable" },
    "preview warnings not read",
  );
});
