"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ShellIcon, type ShellIconName } from "@/components/product/shell/shell-icons";
import { splitLocale } from "#lib/base/i18n/paths";

export type SidebarLink = {
  href: string;
  label: string;
  icon: ShellIconName;
  /** Unprefixed paths: of the page itself, and of those that belong to it. */
  paths: readonly string[];
  /** Outside the signed-in product: the browser goes there by itself. */
  isPublic?: boolean;
};
type Props = { label: string; links: readonly SidebarLink[] };

/** Why an island: the frame stays while pages change, so only the browser knows which link is the current one. */
export function SidebarLinksIsland({ label, links }: Props) {
  // On the server the path is the rewritten one, which carries English's prefix too.
  const { path } = splitLocale(usePathname());
  const current = (paths: readonly string[]) =>
    path === paths[0] ? "page" : paths.some((own) => path.startsWith(`${own}/`)) ? "true" : undefined;
  return (
    <nav aria-label={label} className="sidebar-links">
      <ul>
        {links.map(({ href, label: name, icon, paths, isPublic }) => {
          const content = (
            <>
              <ShellIcon name={icon} />
              <span>{name}</span>
            </>
          );
          return (
            <li key={href}>
              {isPublic ? (
                <a href={href}>{content}</a>
              ) : (
                <Link href={href} prefetch={false} aria-current={current(paths)}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
