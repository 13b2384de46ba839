import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { target, withBadge } from "@/components/product/looks";
import { Badge } from "@/components/ui/badge";
import type { Account } from "#lib/platform/server/sign-in/accounts";

type Props = { account: Account };

/** The primary address, whether it is confirmed, and the link to the other ways of signing in. */
export async function EmailRow({ account }: Props) {
  const t = await getTranslations("account.settings");
  const security = await getTranslations("security");
  return (
    <dl>
      <dt className="font-semibold">{t("email")}</dt>
      <dd className={`${withBadge} wrap-anywhere`}>
        <span>{account.email ?? t("noEmail")}</span>
        {account.email && (
          <Badge tone={account.primaryEmailVerified ? "good" : "bad"}>
            {account.primaryEmailVerified ? t("verified") : t("unverified")}
          </Badge>
        )}
      </dd>
      <dd className="meta">{t("emailNote")}</dd>
      <dd>
        <AppLink path="/settings/security" className={target}>
          {security("open")}
        </AppLink>
      </dd>
    </dl>
  );
}
