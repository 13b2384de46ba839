import type { Metadata } from "next";
import { HomePage } from "@/components/publication/feed/home-page";
import { homeMetadata } from "@/components/publication/feed/home-metadata";
import { readFeed } from "#lib/publication/content/feed";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return homeMetadata(requireLocale((await params).locale));
}

export default async function Home({ params }: Props) {
  const locale = requireLocale((await params).locale);
  return <HomePage feed={await readFeed(locale)} />;
}
