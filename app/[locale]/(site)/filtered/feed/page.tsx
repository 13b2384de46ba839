import type { Metadata } from "next";
import { HomePage } from "@/components/publication/feed/home-page";
import { homeMetadata } from "@/components/publication/feed/home-metadata";
import { parseFeedQuery, readFeed } from "#lib/publication/content/feed";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/filtered/feed">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return homeMetadata(requireLocale((await params).locale), true);
}

/** The twin of the home page: answers filtered addresses such as `/?age=…`. */
export default async function FilteredHome({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  return <HomePage feed={await readFeed(locale, parseFeedQuery(await searchParams))} />;
}
