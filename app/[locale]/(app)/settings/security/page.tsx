import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LostPhone } from "@/components/product/security/page/lost-phone";
import { SecurityIsland } from "@/components/product/security/page/security.island";
import { securityLabels } from "@/components/product/security/parts/security-labels";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("security");
  return shellMetadata(t("title"), "/settings/security");
}

/** How a user signs in, where they are signed in, and what to do when the phone is lost. */
export default async function SecurityPage() {
  await requireUser();
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <ShellPage
      title={t("security.title")}
      lead={t("security.lead")}
      parent={{ title: t("shell.items.settings"), path: "/settings" }}
    >
      {/* For what stands there without the sections, whose own margin it shares. */}
      <div className="mt-6">
        <SecurityIsland
          labels={await securityLabels()}
          home={localePath("/", locale)}
          tag={languages[locale].tag}
        />
      </div>
      <LostPhone />
    </ShellPage>
  );
}
