import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountError } from "@/components/product/account/account-error";
import { DataSection } from "@/components/product/account/data-section";
import { EmailChange } from "@/components/product/security/address/email-change";
import { EmailRow } from "@/components/product/account/email-row";
import { NameForm } from "@/components/product/account/name-form";
import { PreferencesForm } from "@/components/product/account/preferences-form";
import { PrivacySection } from "@/components/product/account/privacy-section";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { ShellSection } from "@/components/product/shell/shell-section";
import { accountStore } from "#lib/product/account/account-store";
import { readPlan } from "#lib/product/account/read-plan";
import { locationStore } from "#lib/product/locations/location-store";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { billing } from "#lib/platform/server/billing/billing";
import { database } from "#lib/platform/server/database/database";
import { readAccountIfReached, requireUser } from "#lib/platform/server/sign-in/sign-in";
import { deletionForm } from "#lib/reader/visitor/data-file";

type Props = PageProps<"/[locale]/settings">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("settings"), "/settings");
}

/** Everything that a user can set, and the ways to download or delete what is stored about them. */
export default async function SettingsPage({ searchParams }: Props) {
  const user = await requireUser();
  const db = await database();
  const search = await searchParams;
  const [account, settings, locations, outcome, { plan, subscription }] = await Promise.all([
    readAccountIfReached(),
    accountStore(db).readSettings(user.id),
    locationStore(db).readAll(user.id),
    readFormOutcome(search),
    readPlan(db, user.id),
  ]);
  const hasPlan = plan.by !== "default" || subscription !== null;
  const isRunning = billing !== null && subscription !== null && subscription.endsAt === null;
  const t = await getTranslations();
  return (
    <ShellPage title={t("shell.items.settings")} lead={t("account.settings.lead")}>
      <ShellSection id="you" title={t("account.settings.you")}>
        {account ? (
          <>
            <EmailRow account={account} />
            <EmailChange />
            <NameForm account={account} from="settings" outcome={outcome} />
          </>
        ) : (
          <AccountError path="/settings" />
        )}
      </ShellSection>
      <ShellSection id="calls-and-looks" title={t("account.settings.preferences")}>
        <PreferencesForm settings={settings} locations={locations} outcome={outcome} />
      </ShellSection>
      <ShellSection id="privacy" title={t("account.settings.privacy")}>
        <PrivacySection />
      </ShellSection>
      <ShellSection id="data" title={t("account.settings.data")}>
        <DataSection
          outcome={outcome}
          plan={isRunning ? "running" : hasPlan ? "ending" : null}
          isAsked={search.ask === deletionForm}
        />
      </ShellSection>
    </ShellPage>
  );
}
