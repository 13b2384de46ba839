import { afterEach, expect, test, vi } from "vitest";
import { logger } from "#lib/platform/server/logger";

vi.mock("#lib/platform/env", async (original) => ({
  ...(await original<object>()),
  hasStudioSecrets: () => true,
}));
vi.mock("#lib/platform/server/content-store", () => ({
  // As the client says it, with the address that it asked.
  askStore: async (_: string, { secret }: { secret: string }) =>
    Promise.reject(
      Object.assign(
        new Error(`GET-request to https://store.example/?secret=${secret} resulted in HTTP 401`),
        {
          statusCode: 401,
        },
      ),
    ),
}));
const { isPreviewSecret } = await import("#lib/platform/server/preview-access");
afterEach(() => vi.restoreAllMocks());

test("why the content store gives nobody the preview is in the log, as where its token is of no use", async () => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const opening = isPreviewSecret("a-secret-of-the-studio", new Request("http://localhost/"));
  await expect(opening).rejects.toMatchObject({ status: 503 });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { error: "Error", status: 401 },
    "preview: the secret could not be looked up",
  );
});
