import type { Metadata } from "next";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { GlossaryPage } from "@/components/publication/term/glossary-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { firstValue } from "#lib/base/addresses/filtered-addresses";

type Props = PageProps<"/[locale]/filtered/glossary">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listMetadata("glossaryTerm", requireLocale((await params).locale), await searchParams);
}

/** The twin of the list: answers its filtered addresses. */
export default async function FilteredGlossary({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const asked = await searchParams;
  return (
    <GlossaryPage
      query={firstValue(asked, "q")}
      category={firstValue(asked, "category")}
      page={firstValue(asked, "page")}
    />
  );
}
