import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { Avatar } from "@/components/product/shell/avatar";
import { menuItem } from "@/components/product/shell/menu-item";
import { SignOutIsland } from "@/components/product/shell/sign-out.island";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import type { ShownAccount } from "#lib/platform/server/sign-in/accounts";

type Props = { account: ShownAccount; menuId: string };

/**
 * Who is signed in, and the menu behind it. The menu is a native popover: it opens, closes on Escape and on a press elsewhere, and
 * returns the focus, all without a script.
 */
export async function UserButton({ account, menuId }: Props) {
  const t = await getTranslations("shell");
  const auth = await getTranslations("auth");
  const locale = await currentLocale();
  const name = account.firstName || t("user");
  return (
    <div className="border-t border-line">
      <button
        type="button"
        className="folded:justify-center folded:px-0 flex min-h-16 w-full items-center gap-3 py-2 pr-2 pl-3 text-left -outline-offset-3 hover:bg-line"
        popoverTarget={menuId}
      >
        <Avatar account={account} />
        <span className="folded:sr-only grid min-w-0 leading-[1.3] *:truncate">
          <b>{name}</b>
          {account.email && <small className="text-(length:--text-xs) text-soft">{account.email}</small>}
        </span>
        <span className="sr-only">{t("accountMenu")}</span>
      </button>
      <div
        id={menuId}
        popover="auto"
        className="user-menu fixed inset-[auto_auto_4.5rem_0.5rem] w-60 rounded-md border-[1.5px] border-ink bg-raised py-[0.4rem] text-ink [box-shadow:var(--shadow-float)]"
      >
        <ul>
          <li>
            <AppLink path="/profile" className={menuItem}>
              {t("items.profile")}
            </AppLink>
          </li>
          <li>
            <AppLink path="/upgrade" className={menuItem}>
              {t("items.upgrade")}
            </AppLink>
          </li>
          <li>
            <SignOutIsland label={auth("signOut")} home={localePath("/", locale)} locale={locale} />
          </li>
        </ul>
      </div>
    </div>
  );
}
