import type { Metadata } from "next";
import { DoNotCallPage, doNotCallMetadata } from "@/components/product/calls/do-not-call/do-not-call-page";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/sent/do-not-call">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return doNotCallMetadata(requireLocale((await params).locale), true);
}

/** The twin of the form's page: tells what became of a post. */
export default async function SentDoNotCall({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  return <DoNotCallPage asked={await searchParams} />;
}
