import type { Metadata } from "next";
import { BriefFeed } from "@/components/publication/feed/brief-feed";
import { parseFeedQuery, readFeed } from "#lib/publication/content/feed";
import { requireLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/filtered/feed/fragment">;

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The feed alone: the answer of `/api/feed?view=html`, which the home page's island inserts. */
export default async function FeedFragment({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  return <BriefFeed feed={await readFeed(locale, parseFeedQuery(await searchParams))} />;
}
