import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { Account } from "#lib/platform/server/accounts";

type Props = { account: Account };

/** The primary address, and whether it is confirmed. */
export async function EmailRow({ account }: Props) {
  const t = await getTranslations("account.settings");
  return (
    <dl className="facts">
      <dt>{t("email")}</dt>
      <dd>
        {account.email ?? t("noEmail")}
        {account.email && (
          <Badge tone={account.primaryEmailVerified ? "good" : "bad"}>
            {account.primaryEmailVerified ? t("verified") : t("unverified")}
          </Badge>
        )}
      </dd>
      <dd className="meta">{t("emailNote")}</dd>
    </dl>
  );
}
