import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/app/[locale]/(auth)/auth-page";
import { LocaleLink } from "@/components/site/locale-link";
import { requireLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import { site } from "#lib/platform/site";
import { ownAddress, rememberingAddress, returnParameter } from "#lib/site/return-address";

type Props = PageProps<"/[locale]/gate">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  requireLocale((await params).locale);
  const t = await getTranslations("auth.gate");
  return { title: `${t("title")} | ${site.name}`, robots: { index: false, follow: false } };
}

/** What stands in the place of a page of the product for who is signed out. The middleware says which page that was. */
export default async function GatePage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const asked = ownAddress([(await searchParams)[returnParameter]].flat()[0]);
  const t = await getTranslations("auth");
  return (
    <AuthPage title={t("gate.title")} text={t("gate.text")}>
      <p className="notice-ways">
        <a className="button" href={rememberingAddress(localePath("/sign-in", locale), asked)}>
          {t("signIn")}
        </a>
        <a className="button button-quiet" href={rememberingAddress(localePath("/sign-up", locale), asked)}>
          {t("signUp")}
        </a>
      </p>
      <p>
        <LocaleLink href="/">{t("gate.home")}</LocaleLink>
      </p>
    </AuthPage>
  );
}
