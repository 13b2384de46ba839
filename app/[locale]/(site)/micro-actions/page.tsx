import type { Metadata } from "next";
import { ActionListPage } from "@/components/publication/action/action-list-page";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/micro-actions">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata("microAction", requireLocale((await params).locale));
}

export default async function Actions({ params }: Props) {
  requireLocale((await params).locale);
  return <ActionListPage />;
}
