import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/product/sign-in/auth-page";
import { GatePreview } from "@/components/product/sign-in/gate-preview";
import { GateWaysIsland } from "@/components/product/sign-in/gate-ways.island";
import { LocaleLink } from "@/components/site/locale-link";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { localePath, pathOf, splitLocale } from "#lib/base/i18n/paths";
import { site } from "#lib/platform/site";
import { pageMetadata } from "#lib/seo/metadata";
import { askedAddress, rememberingAddress } from "#lib/base/addresses/return-address";

type Props = PageProps<"/[locale]/gate">;

/** The gate is shown at the address of the requested page, and that is its canonical address. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const asked = askedAddress(await searchParams);
  const t = await getTranslations("auth.gate");
  const metadata = await pageMetadata({
    title: t("title"),
    description: t("text"),
    keywords: [t("title"), site.name],
    path: asked === null ? null : splitLocale(pathOf(asked)).path,
    locale,
  });
  // Next itself says it of a page that answers 401, and the middleware in a header.
  return { ...metadata, robots: null };
}

/** What signed-out readers see in place of a page of the product. The middleware says which page was requested. */
export default async function GatePage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const asked = askedAddress(await searchParams);
  const t = await getTranslations("auth");
  const way = (page: string, text: string) => ({
    href: rememberingAddress(localePath(page, locale), asked),
    text,
  });
  return (
    <AuthPage title={t("gate.title")} text={t("gate.text")}>
      <GateWaysIsland
        source={`gate ${splitLocale(pathOf(asked ?? "/"))
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
