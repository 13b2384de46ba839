import type { Metadata } from "next";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { GlossaryPage } from "@/components/publication/term/glossary-page";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/glossary">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("glossaryTerm", requireLocale((await params).locale));
}

export default async function Glossary({ params }: Props) {
  requireLocale((await params).locale);
  return <GlossaryPage />;
}
