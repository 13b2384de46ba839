import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { leaveFormerAddress } from "#lib/publication/content/former-address";
import { ActionArticle } from "@/components/publication/action/action-article";
import { SitePage } from "@/components/site/site-page";
import { readAction, readActionSlugs } from "#lib/publication/content/action";
import { actionPath, kinds } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { defaultLocale } from "#lib/base/i18n/locales";
import { actionJsonLd, actionMetadata } from "#lib/seo/action";

type Props = PageProps<"/[locale]/micro-actions/[slug]">;

/** English, whole pairs: a page that gives only its slug is silently not prerendered. */
export const generateStaticParams = async () =>
  (await readActionSlugs()).map((slug) => ({ locale: defaultLocale, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { action, locale } = await load(params);
  return actionMetadata(action, locale);
}

export default async function ActionPage({ params }: Props) {
  const { action, locale } = await load(params);
  const t = await getTranslations("content.action");
  return (
    <SitePage
      path={actionPath(action.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.microAction.list },
        { name: action.title, path: actionPath(action.slug) },
      ]}
      things={[actionJsonLd(action, locale)]}
    >
      <ActionArticle action={action} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  const asked = decodeSlug(slug);
  const action = (await readAction(asked)) ?? (await leaveFormerAddress("microAction", asked, locale));
  return { locale, action };
}
