import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { LocaleLink } from "@/components/site/locale-link";
import { SitePage } from "@/components/site/site-page";
import { accountDeletedPath } from "#lib/base/addresses/signed-in-paths";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/account-deleted">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("account.deleted.title"),
    description: t("account.deleted.text"),
    keywords: t("common.keywords"),
    path: accountDeletedPath,
    locale,
    noIndex: true,
  });
}

/** Tells somebody who has deleted their account that it worked. */
export default async function AccountDeletedPage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations();
  return (
    <SitePage
      path={accountDeletedPath}
      trail={[{ name: t("account.deleted.title"), path: accountDeletedPath }]}
      aside={null}
    >
      <PageTitle title={t("account.deleted.done")} lead={t("account.deleted.text")} />
      <LocaleLink href="/" className="button">
        {t("forms.home")}
      </LocaleLink>
    </SitePage>
  );
}
