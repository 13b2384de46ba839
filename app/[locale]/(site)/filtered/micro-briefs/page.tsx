import type { Metadata } from "next";
import { BriefListPage } from "@/components/brief/brief-list-page";
import { listMetadata } from "@/components/list/list-metadata";
import { requireLocale } from "#lib/i18n/current-locale";
import { firstValue } from "#lib/site/filtered-addresses";

type Props = PageProps<"/[locale]/filtered/micro-briefs">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("brief", requireLocale((await params).locale), true);
}

/** The twin of the list: answers its address with filters. */
export default async function FilteredBriefs({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const asked = await searchParams;
  return <BriefListPage query={firstValue(asked, "q")} category={firstValue(asked, "category")} />;
}
