import type { Metadata } from "next";
import { BriefListPage } from "@/components/publication/brief/brief-list-page";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/micro-briefs">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("microBrief", requireLocale((await params).locale));
}

export default async function Briefs({ params }: Props) {
  requireLocale((await params).locale);
  return <BriefListPage />;
}
