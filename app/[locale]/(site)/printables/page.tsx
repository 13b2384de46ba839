import type { Metadata } from "next";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { PrintableListPage } from "@/components/publication/printable/printable-list-page";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/printables">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("printable", requireLocale((await params).locale));
}

export default async function Printables({ params }: Props) {
  requireLocale((await params).locale);
  return <PrintableListPage />;
}
