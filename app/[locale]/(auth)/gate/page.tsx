import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/app/[locale]/(auth)/auth-page";
import { GatePreview } from "@/app/[locale]/(auth)/gate/gate-preview";
import { GateWaysIsland } from "@/app/[locale]/(auth)/gate/gate-ways.island";
import { LocaleLink } from "@/components/site/locale-link";
import { requireLocale } from "#lib/i18n/current-locale";
import { localePath, splitLocale } from "#lib/i18n/paths";
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
  const way = (page: string, text: string) => ({
    href: rememberingAddress(localePath(page, locale), asked),
    text,
  });
  return (
    <AuthPage title={t("gate.title")} text={t("gate.text")}>
      <GateWaysIsland
        source={`gate ${splitLocale(asked?.split(/[?#]/)[0] ?? "/")
          .path.split("/")
          .slice(0, 2)
          .join("/")}`}
        asked={asked}
        signIn={way("/sign-in", t("signIn"))}
        signUp={way("/sign-up", t("signUp"))}
        previewTitle={t("gate.preview.title")}
        preview={<GatePreview />}
      />
      <p>
        <LocaleLink href="/">{t("gate.home")}</LocaleLink>
      </p>
    </AuthPage>
  );
}
