import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readMovedPieces } from "#lib/publication/content/former-slugs";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readVersions } from "#lib/publication/content/shown-languages";
import { ActionArticle } from "@/components/publication/action/action-article";
import { SitePage } from "@/components/site/site-page";
import { readAction, readActionAddresses } from "#lib/publication/content/action";
import { actionPath, kinds } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { actionJsonLd, actionMetadata } from "#lib/seo/action";
import { readSince } from "#lib/seo/since";

type Props = PageProps<"/[locale]/micro-actions/[slug]">;

/** Language and slug together: Next silently does not prerender a page that gives only its slug. */
export const generateStaticParams = async () =>
  (await readActionAddresses()).map(({ slug, language }) => ({ locale: language, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { action, locale } = await load(params);
  return actionMetadata(action, locale, await readVersions(action), await readSince(action));
}

export default async function ActionPage({ params }: Props) {
  const { action } = await load(params);
  const t = await getTranslations("content.action");
  return (
    <SitePage
      path={actionPath(action.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.microAction.list },
        { name: action.title, path: actionPath(action.slug) },
      ]}
      things={[actionJsonLd(action, await readSince(action))]}
    >
      <ActionArticle action={action} moved={await readMovedPieces([action])} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  return { locale, action: await requirePiece("microAction", decodeSlug(slug), locale, readAction) };
}
