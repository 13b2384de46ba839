import type { Metadata } from "next";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { TrackListPage } from "@/components/publication/track/track-list-page";
import { parseAge } from "#lib/publication/content/fields";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { firstValue } from "#lib/base/addresses/filtered-addresses";

type Props = PageProps<"/[locale]/filtered/tracks">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listMetadata("track", requireLocale((await params).locale), await searchParams);
}

/** The twin of the list: answers its filtered addresses. */
export default async function FilteredTracks({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const asked = await searchParams;
  return <TrackListPage age={parseAge(firstValue(asked, "age"))} />;
}
