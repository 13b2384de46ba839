import { getTranslations } from "next-intl/server";
import { LocalMoment } from "@/components/product/account/local-moment";
import { loneTexts } from "@/components/product/account/lone-texts";
import { Avatar } from "@/components/product/shell/avatar";
import type { Account } from "#lib/platform/server/sign-in/accounts";

type Props = { account: Account };

/** Picture, name, and how long the user has been here. */
export async function ProfileHead({ account }: Props) {
  const t = await getTranslations();
  const told = (key: "since" | "lastSignIn", at: Date) =>
    loneTexts(t.rich(`account.profile.${key}`, { date: () => <LocalMoment at={at} isDay /> }));
  const name = [account.firstName, account.lastName].filter(Boolean).join(" ");
  return (
    <div className="mt-8 flex flex-wrap items-center gap-5">
      <Avatar account={account} isLarge />
      <div className="flex-[1_1_12rem]">
        <p className="font-display text-xl/[1.2] font-bold wrap-anywhere">{name || t("shell.user")}</p>
        <p className="meta">{told("since", account.createdAt)}</p>
        {account.lastSignInAt && <p className="meta">{told("lastSignIn", account.lastSignInAt)}</p>}
      </div>
    </div>
  );
}
