import { getTranslations } from "next-intl/server";
import { Avatar } from "@/components/product/shell/avatar";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { formatDay } from "#lib/base/i18n/dates";
import { languages } from "#lib/base/i18n/locales";
import type { Account } from "#lib/platform/server/accounts";

type Props = { account: Account };

/** Picture, name, and how long the user has been here. */
export async function ProfileHead({ account }: Props) {
  const t = await getTranslations();
  const { tag } = languages[await currentLocale()];
  const name = [account.firstName, account.lastName].filter(Boolean).join(" ");
  return (
    <div className="mt-8 flex items-center gap-5">
      <Avatar account={account} isLarge />
      <div>
        <p className="font-display text-xl/[1.2] font-bold wrap-anywhere">{name || t("shell.user")}</p>
        <p className="meta">{t("account.profile.since", { date: formatDay(account.createdAt, tag) })}</p>
        {account.lastSignInAt && (
          <p className="meta">
            {t("account.profile.lastSignIn", { date: formatDay(account.lastSignInAt, tag) })}
          </p>
        )}
      </div>
    </div>
  );
}
