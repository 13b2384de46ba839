"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ShellIcon, type ShellIconName } from "@/components/product/shell/shell-icons";
import { splitLocale } from "#lib/base/i18n/paths";

export type SidebarLink = {
  href: string;
  label: string;
  icon: ShellIconName;
  /** Unprefixed paths: that of the page itself first, then those of pages that belong to it. */
  paths: readonly string[];
  /** Outside the signed-in product: the browser follows the link by itself. */
  isPublic?: boolean;
};
type Props = { label: string; links: readonly SidebarLink[] };

const look =
  "flex min-h-11 items-center gap-3 px-4 py-[0.3rem] leading-tight font-medium no-underline -outline-offset-3 hover:bg-line aria-[current]:bg-signal-soft aria-[current]:font-bold aria-[current]:shadow-[inset_0.4rem_0_var(--color-signal)] folded:relative folded:justify-center folded:px-0 folded:aria-[current]:shadow-[inset_0.25rem_0_var(--color-signal)]";

/** Why an island: the frame stays while pages change, so only the browser knows which link is the current one. */
export function SidebarLinksIsland({ label, links }: Props) {
  // On the server this is the rewritten path, which has a prefix for English too.
  const { path } = splitLocale(usePathname());
  const current = (paths: readonly string[]) =>
    path === paths[0] ? "page" : paths.some((own) => path.startsWith(`${own}/`)) ? "true" : undefined;
  return (
    <nav aria-label={label} className="py-3 [nav+&]:mt-auto [nav+&]:border-t [nav+&]:border-line">
      <ul>
        {links.map(({ href, label: name, icon, paths, isPublic }) => {
          const content = (
            <>
              <ShellIcon name={icon} />
              {/*
               * The space between icon and label belongs to the link, so that a pointer on its way to the label does not leave it.
               */}
              <span className="folded:sr-only pointed:before:absolute pointed:before:inset-y-0 pointed:before:right-full pointed:before:w-[0.4rem] pointed:before:content-[''] pointed:left-[calc(100%+0.4rem)] pointed:m-0 pointed:size-auto pointed:overflow-visible pointed:rounded-sm pointed:bg-ink pointed:px-[0.7rem] pointed:py-[0.35rem] pointed:text-(length:--text-sm) pointed:text-paper pointed:[clip-path:none]">
                {name}
              </span>
            </>
          );
          return (
            <li key={href}>
              {isPublic ? (
                <a href={href} className={look}>
                  {content}
                </a>
              ) : (
                <Link href={href} prefetch={false} className={look} aria-current={current(paths)}>
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
