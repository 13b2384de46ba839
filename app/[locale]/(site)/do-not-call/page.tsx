import type { Metadata } from "next";
import { DoNotCallPage, doNotCallMetadata } from "@/components/product/calls/do-not-call/do-not-call-page";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/do-not-call">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return doNotCallMetadata(requireLocale((await params).locale));
}

export default async function DoNotCall({ params }: Props) {
  requireLocale((await params).locale);
  return <DoNotCallPage />;
}
