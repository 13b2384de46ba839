import type { Metadata } from "next";
import { BriefListPage } from "@/components/publication/brief/brief-list-page";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { firstValue } from "#lib/base/addresses/filtered-addresses";

type Props = PageProps<"/[locale]/filtered/micro-briefs">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listMetadata("microBrief", requireLocale((await params).locale), await searchParams);
}

/** The twin of the list: answers its filtered addresses. */
export default async function FilteredBriefs({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const asked = await searchParams;
  return (
    <BriefListPage
      query={firstValue(asked, "q")}
      age={firstValue(asked, "age")}
      category={firstValue(asked, "category")}
      page={firstValue(asked, "page")}
    />
  );
}
