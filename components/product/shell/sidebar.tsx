import { getTranslations } from "next-intl/server";
import { Brand } from "@/components/site/brand";
import { SidebarLinksIsland, type SidebarLink } from "@/components/product/shell/sidebar-links.island";
import type { ShellIconName } from "@/components/product/shell/shell-icons";
import { UserButton } from "@/components/product/shell/user-button";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import type { ShownAccount } from "#lib/platform/server/sign-in/accounts";

type Item = { name: ShellIconName; paths: readonly [string, ...string[]]; isPublic?: boolean };

const main: readonly Item[] = [
  { name: "gettingStarted", paths: ["/getting-started"] },
  { name: "explore", paths: ["/explore", "/business"] },
  { name: "calls", paths: ["/calls", "/call"] },
  { name: "locations", paths: ["/locations", "/location"] },
];
const bottom: readonly Item[] = [
  { name: "designSystem", paths: ["/design-system"], isPublic: true },
  { name: "settings", paths: ["/settings"] },
  { name: "help", paths: ["/help"] },
];

type Props = {
  account: ShownAccount;
  /** The sheet's copy has a Close button and its own ids. */
  isSheet?: boolean;
};

/** The content of the sidebar and of the sheet on small screens: the product's name, two groups of links, the user. */
export async function Sidebar({ account, isSheet = false }: Props) {
  const t = await getTranslations("shell");
  const controls = await getTranslations("controls");
  const locale = await currentLocale();
  const links = (items: readonly Item[]): SidebarLink[] =>
    items.map(({ name, paths, ...rest }) => ({
      href: localePath(paths[0], locale),
      label: t(`items.${name}`),
      icon: name,
      paths,
      ...rest,
    }));
  return (
    <div className="flex min-h-full flex-col">
      <div className="folded:justify-center folded:px-0 folded:[&>a]:w-[1.625rem] folded:[&>a]:gap-0 folded:[&>a]:overflow-hidden folded:[&>a]:whitespace-nowrap flex min-h-14 items-center justify-between border-b border-line px-4">
        <Brand />
        {isSheet && (
          <button type="button" className="icon close -mr-[0.65rem]" popoverTarget="sidebar-sheet">
            <span>{controls("close")}</span>
          </button>
        )}
      </div>
      <SidebarLinksIsland label={t("main")} links={links(main)} />
      <SidebarLinksIsland label={t("more")} links={links(bottom)} />
      <UserButton account={account} menuId={isSheet ? "user-menu-sheet" : "user-menu"} />
    </div>
  );
}
