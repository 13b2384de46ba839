import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DoNotCallForm } from "@/components/product/calls/do-not-call/do-not-call-form";
import { PageTitle } from "@/components/publication/piece/page-title";
import { NewsletterLink } from "@/components/reader/newsletter/newsletter-link";
import { SitePage } from "@/components/site/site-page";
import type { Query } from "#lib/base/addresses/filtered-addresses";
import { enoughWaiting } from "#lib/product/calls/do-not-call/do-not-call-form";
import type { Locale } from "#lib/base/i18n/locales";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { pageMetadata } from "#lib/seo/metadata";

const path = "/do-not-call";

/** The page's metadata. A business that was called finds it by searching; an address that tells an outcome is not indexed. */
export async function doNotCallMetadata(locale: Locale, noIndex = false): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    title: t("calls.doNotCall.title"),
    description: t("calls.doNotCall.lead"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex,
  });
}

/**
 * Where a business that was called can ask not to be called again.
 * A plain form, which works everywhere; `asked` tells its outcome.
 */
export async function DoNotCallPage({ asked = {} }: { asked?: Query }) {
  const { saved, sentBack } = await readFormOutcome(asked);
  // That a number is looked at in any case is believed only of who has asked: anybody can write a link with that address.
  const isPromise = asked.problem === enoughWaiting && !sentBack;
  const t = await getTranslations("calls.doNotCall");
  return (
    <SitePage path={path} trail={[{ name: t("title"), path }]} aside={<NewsletterLink />}>
      <PageTitle title={t("title")} lead={t("lead")} />
      <DoNotCallForm
        isSaved={saved !== null}
        problem={isPromise ? undefined : asked.problem}
        typed={sentBack?.values ?? {}}
      />
    </SitePage>
  );
}
