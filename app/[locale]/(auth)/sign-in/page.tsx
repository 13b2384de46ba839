import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/product/sign-in/auth-page";
import { formLabels } from "@/components/product/sign-in/form-labels";
import { SignInFormIsland } from "@/components/product/sign-in/sign-in-form.island";
import { SessionProvider } from "@/components/product/shell/session-provider";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { site } from "#lib/platform/site";
import { pageMetadata } from "#lib/seo/metadata";
import {
  askedAddress,
  callbackPath,
  rememberingAddress,
  returnAddress,
} from "#lib/base/addresses/return-address";

type Props = PageProps<"/[locale]/sign-in">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("auth");
  return pageMetadata({
    title: t("signInTitle"),
    description: t("signInText"),
    keywords: [t("signInTitle"), site.name],
    path: "/sign-in",
    locale,
    noIndex: true,
    hasAlternates: true,
  });
}

/** Sign-in with our own form; `?redirect_url=` is the address of ours to go to afterwards. */
export default async function SignInPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const asked = askedAddress(await searchParams);
  const t = await getTranslations("auth");
  return (
    <AuthPage title={t("signInTitle")} text={t("signInText")}>
      <SessionProvider>
        <SignInFormIsland
          labels={await formLabels()}
          home={localePath("/", locale)}
          target={returnAddress(asked, locale)}
          callback={rememberingAddress(localePath(callbackPath, locale), asked)}
        />
      </SessionProvider>
      <p>
        <span>{t("noAccount")}</span>{" "}
        <a href={rememberingAddress(localePath("/sign-up", locale), asked)}>{t("signUp")}</a>
      </p>
    </AuthPage>
  );
}
