import type { Metadata } from "next";
import { listMetadata } from "@/components/list/list-metadata";
import { GlossaryPage } from "@/components/term/glossary-page";
import { requireLocale } from "#lib/i18n/current-locale";
import { firstValue } from "#lib/site/filtered-addresses";

type Props = PageProps<"/[locale]/filtered/glossary">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("term", requireLocale((await params).locale), true);
}

/** The twin of the list: answers its address with filters. */
export default async function FilteredGlossary({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const asked = await searchParams;
  return <GlossaryPage query={firstValue(asked, "q")} category={firstValue(asked, "category")} />;
}
