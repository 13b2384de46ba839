import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { Account } from "#lib/platform/server/accounts";

type Props = { account: Account };

/** The primary address, and whether it is confirmed. */
export async function EmailRow({ account }: Props) {
  const t = await getTranslations("account.settings");
  return (
    <dl>
      <dt className="font-semibold">{t("email")}</dt>
      <dd className="flex flex-wrap items-center gap-x-[0.9rem] gap-y-[0.4rem] wrap-anywhere">
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
