import type { Metadata } from "next";
import { ActionListPage } from "@/components/publication/action/action-list-page";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { firstValue } from "#lib/base/addresses/filtered-addresses";

type Props = PageProps<"/[locale]/filtered/micro-actions">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listMetadata("microAction", requireLocale((await params).locale), await searchParams);
}

/** The twin of the list: answers its filtered addresses. */
export default async function FilteredActions({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const asked = await searchParams;
  return (
    <ActionListPage
      query={firstValue(asked, "q")}
      age={firstValue(asked, "age")}
      difficulty={firstValue(asked, "difficulty")}
      page={firstValue(asked, "page")}
    />
  );
}
