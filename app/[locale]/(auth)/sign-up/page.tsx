import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/product/sign-in/auth-page";
import { formLabels } from "@/components/product/sign-in/form-labels";
import { SignUpFormIsland } from "@/components/product/sign-in/sign-up-form.island";
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

type Props = PageProps<"/[locale]/sign-up">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("auth");
  return pageMetadata({
    title: t("signUpTitle"),
    description: t("signUpText"),
    keywords: [t("signUpTitle"), site.name],
    path: "/sign-up",
    locale,
    noIndex: true,
    hasAlternates: true,
  });
}

/** Sign-up with our own form; `?redirect_url=` is the address of ours to go to afterwards. */
export default async function SignUpPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const asked = askedAddress(await searchParams);
  const first = localePath(firstProductPath, locale);
  const t = await getTranslations("auth");
  return (
    <AuthPage title={t("signUpTitle")} text={t("signUpText")}>
      <SessionProvider>
        <SignUpFormIsland
          labels={await formLabels()}
          home={localePath("/", locale)}
          callback={rememberingAddress(localePath(callbackPath, locale), asked)}
          ways={{
            asked: returnAddress(asked, locale),
            first,
            allowed: env.SIGN_UP_REDIRECT_ORIGINS,
          }}
        />
      </SessionProvider>
      <p>
        <span>{t("haveAccount")}</span>{" "}
        <a href={rememberingAddress(localePath("/sign-in", locale), asked)}>{t("signIn")}</a>
      </p>
      <p className="text-sm text-soft">
        {t.rich("legal", {
          terms: (text) => <a href={localePath("/terms", locale)}>{text}</a>,
          privacy: (text) => <a href={localePath("/privacy", locale)}>{text}</a>,
        })}
      </p>
    </AuthPage>
  );
}
