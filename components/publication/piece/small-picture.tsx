import type { ReactNode } from "react";
import { smallImageAddress } from "#lib/platform/image-address";

type Props = {
  picture: string | null;
  /** In CSS pixels; the file has at least twice as many. */
  width?: number;
};

/** The decorative picture of a piece beside its title. Its place is reserved, and it is loaded lazily. */
export function SmallPicture({ picture, width = 112 }: Props) {
  if (!picture) return null;
  return (
    <img
      className="flex-none rounded-sm border border-line print:hidden"
      src={smallImageAddress(picture)}
      width={width}
      height={(width * 9) / 16}
      alt=""
      loading="lazy"
    />
  );
}

/** A piece's picture and its facts: beside each other if both fit, else the facts below. */
export function PictureBesideFacts({ picture, children }: { picture: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <SmallPicture picture={picture} />
      <div className="grow basis-40">{children}</div>
    </div>
  );
}
