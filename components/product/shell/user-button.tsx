import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { Avatar } from "@/components/product/shell/avatar";
import { SignOutIsland } from "@/components/product/shell/sign-out.island";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import type { ShownAccount } from "#lib/platform/server/accounts";

type Props = { account: ShownAccount; menuId: string };

/**
 * Who is signed in, and the menu behind it. The menu is a native popover: it opens, closes on Escape and on a press
 * elsewhere, and gives focus back, without a script.
 */
export async function UserButton({ account, menuId }: Props) {
  const t = await getTranslations("shell");
  const auth = await getTranslations("auth");
  const locale = await currentLocale();
  const name = account.firstName || t("user");
  return (
    <div className="user">
      <button type="button" className="user-button" popoverTarget={menuId}>
        <Avatar account={account} />
        <span className="user-words">
          <b>{name}</b>
          {account.email && <small>{account.email}</small>}
        </span>
        <span className="sr-only">{t("accountMenu")}</span>
      </button>
      <div id={menuId} popover="auto" className="user-menu">
        <ul>
          <li>
            <AppLink path="/profile">{t("items.profile")}</AppLink>
          </li>
          <li>
            <AppLink path="/upgrade">{t("items.upgrade")}</AppLink>
          </li>
          <li>
            <SignOutIsland label={auth("signOut")} home={localePath("/", locale)} locale={locale} />
          </li>
        </ul>
      </div>
    </div>
  );
}
