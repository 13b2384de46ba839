import { beforeEach, expect, test, vi } from "vitest";

const hash = "d7427ecd7f7a261141b6eeb4076f725c53441521";
const ref = `image-${hash}-1200x675-webp`;

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

test("without a project a small picture is the file that the artwork script has stored", async () => {
  const { smallImageAddress } = await import("#lib/platform/image-address");
  expect(smallImageAddress(ref)).toBe("/images/embedded/production/small/d7427ecd.webp");
});

test("with a project its image server makes it, cut to the same size", async () => {
  vi.stubEnv("SANITY_PROJECT_ID", "abc12345");
  vi.stubEnv("SANITY_DATASET", "production");
  const { smallImageAddress } = await import("#lib/platform/image-address");
  const address = new URL(smallImageAddress(ref));
  expect(address.pathname).toBe(`/images/abc12345/production/${hash}-1200x675.webp`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    w: "320",
    h: "180",
    fit: "crop",
    auto: "format",
  });
});

test("with a host that stands for Sanity's API pictures come from that host", async () => {
  vi.stubEnv("SANITY_PROJECT_ID", "lantern");
  vi.stubEnv("SANITY_API_HOST", "http://127.0.0.1:3334");
  const { imageAddress } = await import("#lib/platform/image-address");
  expect(imageAddress(ref, 960)).toBe(
    `http://127.0.0.1:3334/images/lantern/production/${hash}-1200x675.webp?w=960&auto=format`,
  );
});
