import type { ReactNode } from "react";
import { PictureBesideFacts } from "@/components/publication/piece/small-picture";

type Props = { picture: string | null; children: ReactNode };

/** The meta column of an entry in a list: its facts below its picture, on a phone beside it. */
export function EntryFacts({ picture, children }: Props) {
  return (
    <div className="meta">
      {picture ? (
        <PictureBesideFacts picture={picture}>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</p>
        </PictureBesideFacts>
      ) : (
        children
      )}
    </div>
  );
}
