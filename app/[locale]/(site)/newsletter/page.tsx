import type { Metadata } from "next";
import { NewsletterPage, newsletterMetadata } from "@/components/reader/newsletter/newsletter-page";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/newsletter">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsletterMetadata(requireLocale((await params).locale));
}

export default async function Newsletter({ params }: Props) {
  requireLocale((await params).locale);
  return <NewsletterPage />;
}
