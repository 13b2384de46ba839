import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/app/[locale]/(auth)/auth-page";
import { formLabels } from "@/app/[locale]/(auth)/form-labels";
import { SignUpFormIsland } from "@/app/[locale]/(auth)/sign-up/sign-up-form.island";
import { SessionProvider } from "@/components/shell/session-provider";
import { requireLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import { env } from "#lib/platform/env";
import { site } from "#lib/platform/site";
import { ownAddress, rememberingAddress, returnParameter } from "#lib/site/return-address";
import { firstProductPath } from "#lib/site/signed-in-paths";

type Props = PageProps<"/[locale]/sign-up">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  requireLocale((await params).locale);
  const t = await getTranslations("auth");
  return { title: `${t("signUpTitle")} | ${site.name}`, robots: { index: false, follow: false } };
}

/** Sign-up with our own form; `?redirect_url=` is the own address to go to afterwards. */
export default async function SignUpPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const asked = ownAddress([(await searchParams)[returnParameter]].flat()[0]);
  const first = localePath(firstProductPath, locale);
  const t = await getTranslations("auth");
  return (
    <AuthPage title={t("signUpTitle")} text={t("signUpText")}>
      <SessionProvider>
        <SignUpFormIsland
          labels={await formLabels()}
          home={localePath("/", locale)}
          ways={{
            asked: asked ?? first,
            first,
            allowed: env.SIGN_UP_REDIRECT_ORIGINS,
          }}
        />
      </SessionProvider>
      <p>
        {t("haveAccount")}{" "}
        <a href={rememberingAddress(localePath("/sign-in", locale), asked)}>{t("signIn")}</a>
      </p>
    </AuthPage>
  );
}
