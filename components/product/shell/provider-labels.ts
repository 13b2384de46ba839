import { getTranslations } from "next-intl/server";

/**
 * The words for a sign-in service that is loading, or fails to load, and for a browser without cookies, in the language of the
 * page.
 */
export async function providerLabels() {
  const t = await getTranslations("auth");
  const common = await getTranslations("common");
  return {
    loading: common("loading"),
    withoutScript: t("withoutScript"),
    withoutCookies: { title: t("withoutCookies.title"), text: t("withoutCookies.text") },
    unreachable: {
      title: t("unreachable.title"),
      text: t("unreachable.text"),
      retry: t("unreachable.retry"),
      home: t("unreachable.home"),
    },
  };
}

export type ProviderLabels = Awaited<ReturnType<typeof providerLabels>>;
