import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/product/sign-in/auth-page";
import { ContinueIsland } from "@/components/product/sign-in/continue.island";
import { providerLabels } from "@/components/product/shell/provider-labels";
import { SessionProvider } from "@/components/product/shell/session-provider";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { env } from "#lib/platform/env";
import { site } from "#lib/platform/site";
import { pageMetadata } from "#lib/seo/metadata";
import {
  askedAddress,
  callbackPath,
  rememberingAddress,
  returnAddress,
} from "#lib/base/addresses/return-address";
import { firstProductPath } from "#lib/base/addresses/signed-in-paths";

type Props = PageProps<"/[locale]/sign-in/continue">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("auth");
  return pageMetadata({
    title: t("signInTitle"),
    description: t("continuing.text"),
    keywords: [t("signInTitle"), site.name],
    path: callbackPath,
    locale,
    noIndex: true,
  });
}

/** Where a provider such as Google leads back to: the sign-in or sign-up is completed here. */
export default async function ContinuePage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const asked = askedAddress(await searchParams);
  const t = await getTranslations("auth");
  return (
    <AuthPage title={t("continuing.title")} text={t("continuing.text")}>
      <SessionProvider>
        <ContinueIsland
          labels={await providerLabels()}
          home={localePath("/", locale)}
          signInPage={rememberingAddress(localePath("/sign-in", locale), asked)}
          signUpPage={rememberingAddress(localePath("/sign-up", locale), asked)}
          ways={{
            asked: returnAddress(asked, locale),
            first: localePath(firstProductPath, locale),
            allowed: env.SIGN_UP_REDIRECT_ORIGINS,
          }}
        />
      </SessionProvider>
    </AuthPage>
  );
}
