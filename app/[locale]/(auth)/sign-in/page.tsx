import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/app/[locale]/(auth)/auth-page";
import { formLabels } from "@/app/[locale]/(auth)/form-labels";
import { SignInFormIsland } from "@/app/[locale]/(auth)/sign-in/sign-in-form.island";
import { SessionProvider } from "@/components/shell/session-provider";
import { requireLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import { site } from "#lib/platform/site";
import { ownAddress, rememberingAddress, returnParameter } from "#lib/site/return-address";
import { firstProductPath } from "#lib/site/signed-in-paths";

type Props = PageProps<"/[locale]/sign-in">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  requireLocale((await params).locale);
  const t = await getTranslations("auth");
  return { title: `${t("signInTitle")} | ${site.name}`, robots: { index: false, follow: false } };
}

/** Sign-in with our own form; `?redirect_url=` is the own address to go to afterwards. */
export default async function SignInPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const asked = ownAddress([(await searchParams)[returnParameter]].flat()[0]);
  const t = await getTranslations("auth");
  return (
    <AuthPage title={t("signInTitle")} text={t("signInText")}>
      <SessionProvider>
        <SignInFormIsland
          labels={await formLabels()}
          home={localePath("/", locale)}
          target={asked ?? localePath(firstProductPath, locale)}
        />
      </SessionProvider>
      <p>
        {t("noAccount")} <a href={rememberingAddress(localePath("/sign-up", locale), asked)}>{t("signUp")}</a>
      </p>
    </AuthPage>
  );
}
