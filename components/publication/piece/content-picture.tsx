import { hasSizes, imageAddress, imageDimensions } from "#lib/platform/image-address";
import type { Image } from "#lib/publication/content/fields";

type Props = {
  image: Image;
  /** The language of its alternative text. */
  lang: string;
  /** Whether it is in the first window of a phone, where it is the largest paint. */
  isFirst?: boolean;
};

/**
 * An image of the content store in the sizes that a page needs, no wider than the text around it. Its space is reserved, so nothing
 * moves when it loads.
 */
export function ContentPicture({ image, lang, isFirst = false }: Props) {
  if (!image) return null;
  const { width, height } = imageDimensions(image.ref);
  const addresses = [640, 960, 1280].map(
    (candidate) => `${imageAddress(image.ref, candidate)} ${candidate}w`,
  );
  return (
    <img
      className="h-auto w-full max-w-measure rounded-md"
      src={imageAddress(image.ref, 960)}
      srcSet={hasSizes ? addresses.join(", ") : undefined}
      sizes={hasSizes ? "(width >= 64rem) 46rem, 100vw" : undefined}
      width={width}
      height={height}
      alt={image.alt}
      lang={lang}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
    />
  );
}
