import type { Metadata } from "next";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { TrackListPage } from "@/components/publication/track/track-list-page";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/tracks">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("track", requireLocale((await params).locale));
}

export default async function Tracks({ params }: Props) {
  requireLocale((await params).locale);
  return <TrackListPage />;
}
