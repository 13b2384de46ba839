import type { Metadata } from "next";
import { listMetadata } from "@/components/list/list-metadata";
import { GlossaryPage } from "@/components/term/glossary-page";
import { requireLocale } from "#lib/i18n/current-locale";

type Props = PageProps<"/[locale]/glossary">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("term", requireLocale((await params).locale));
}

export default async function Glossary({ params }: Props) {
  requireLocale((await params).locale);
  return <GlossaryPage />;
}
