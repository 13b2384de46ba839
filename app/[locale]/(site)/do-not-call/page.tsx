import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DoNotCallForm } from "@/components/product/calls/do-not-call-form";
import { PageTitle } from "@/components/publication/piece/page-title";
import { NewsletterLink } from "@/components/reader/newsletter/newsletter-link";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/do-not-call">;
const path = "/do-not-call";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("calls.doNotCall.title"),
    description: t("calls.doNotCall.lead"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

/** Where a business that was called can ask not to be called again. A plain form, which works everywhere. */
export default async function DoNotCallPage({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const asked = await searchParams;
  const { saved, sentBack } = await readFormOutcome(asked);
  const t = await getTranslations("calls.doNotCall");
  return (
    <SitePage path={path} trail={[{ name: t("title"), path }]} aside={<NewsletterLink />}>
      <PageTitle title={t("title")} lead={t("lead")} />
      <DoNotCallForm isSaved={saved !== null} problem={asked.problem} typed={sentBack?.values ?? {}} />
    </SitePage>
  );
}
