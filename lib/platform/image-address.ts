/**
 * Addresses of the content store's images: on the image server of a project, or the host in its place; without a project, our own
 * files. Pure.
 */
import { createImageUrlBuilder } from "@sanity/image-url";
import { env } from "#lib/platform/env";
import { smallPicture, smallPictureFile } from "#lib/base/values/small-picture";

const builder = createImageUrlBuilder({
  projectId: env.SANITY_PROJECT_ID ?? "embedded",
  dataset: env.SANITY_PROJECT_ID ? env.SANITY_DATASET : "production",
  ...(env.SANITY_PROJECT_ID
    ? env.SANITY_API_HOST
      ? { baseUrl: env.SANITY_API_HOST }
      : {}
    : { baseUrl: "" }),
});

/** Whether the image server resizes. Files of the embedded store have only one size. */
export const hasSizes = env.SANITY_PROJECT_ID !== undefined;

/** The address of an asset reference (`image-<sha>-<w>x<h>-<ext>`) at most `width` pixels wide. */
export function imageAddress(ref: string, width: number): string {
  const sized = builder.image(ref).width(width);
  return hasSizes ? sized.auto("format").url() : new URL(sized.url(), "http://embedded").pathname;
}

/** The address of an asset's small version: resized by the image server, or stored by the artwork script. */
export function smallImageAddress(ref: string): string {
  const { folder, width, height } = smallPicture;
  if (hasSizes) return builder.image(ref).width(width).height(height).fit("crop").auto("format").url();
  const address = imageAddress(ref, width);
  const file = address.lastIndexOf("/") + 1;
  return `${address.slice(0, file)}${folder}/${smallPictureFile(address.slice(file))}`;
}

/** Width and height in pixels, from the asset reference. */
export function imageDimensions(ref: string): { width: number; height: number } {
  const match = /-(\d+)x(\d+)-\w+$/.exec(ref);
  return { width: Number(match?.[1] ?? 1200), height: Number(match?.[2] ?? 675) };
}
