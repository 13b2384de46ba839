import type { Metadata } from "next";
import { NewsletterPage, newsletterMetadata } from "@/components/reader/newsletter/newsletter-page";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/sent/newsletter">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsletterMetadata(requireLocale((await params).locale), true);
}

/** The twin of the form's page: tells what became of a post. */
export default async function SentNewsletter({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  return <NewsletterPage problem={(await searchParams).problem} />;
}
