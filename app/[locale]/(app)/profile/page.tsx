import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountError } from "@/components/product/account/account-error";
import { EmailRow } from "@/components/product/account/email-row";
import { NameForm } from "@/components/product/account/name-form";
import { ProfileHead } from "@/components/product/account/profile-head";
import { StillSignedIn } from "@/components/product/account/still-signed-in";
import { target } from "@/components/product/looks";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { ShellSection } from "@/components/product/shell/shell-section";
import { LocaleLink } from "@/components/site/locale-link";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { readAccountIfReached, requireUser } from "#lib/platform/server/sign-in/sign-in";

type Props = PageProps<"/[locale]/profile">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("profile"), "/profile");
}

/** What Lantern knows the user by: picture, name and address. */
export default async function ProfilePage({ searchParams }: Props) {
  await requireUser();
  const [account, outcome] = await Promise.all([readAccountIfReached(), readFormOutcome(await searchParams)]);
  const t = await getTranslations();
  return (
    <ShellPage title={t("shell.items.profile")} lead={t("account.profile.lead")}>
      {outcome.sentBack?.form === "sign-out" && <StillSignedIn />}
      {account && <ProfileHead account={account} />}
      <ShellSection id="you" title={t("account.settings.you")}>
        {account ? (
          <>
            <EmailRow account={account} />
            <NameForm account={account} from="profile" outcome={outcome} />
          </>
        ) : (
          <AccountError path="/profile" />
        )}
        <p>
          <LocaleLink href="/settings" className={target}>
            {t("account.profile.change")}
          </LocaleLink>
        </p>
      </ShellSection>
    </ShellPage>
  );
}
