import Link from "next/link";
import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { SidebarToggleIsland } from "@/components/shell/sidebar-toggle.island";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";

type Props = {
  /** The page's name: the last breadcrumb and the heading. */
  title: string;
  /** The page between Home and this one, with its unprefixed path. */
  parent?: { title: string; path: string };
  /** A sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A page of the signed-in product inside the shell: top bar with toggle and breadcrumbs, heading, content. */
export async function ShellPage({ title, parent, lead, children }: Props) {
  const t = await getTranslations("shell");
  const navigation = await getTranslations("navigation");
  const locale = await currentLocale();
  const parents = [{ title: navigation("home"), path: "/getting-started" }, ...(parent ? [parent] : [])];
  return (
    <>
      <header className="shell-top">
        <SidebarToggleIsland label={t("toggle")} />
        <nav aria-label={navigation("breadcrumb")} className="trail">
          <ol>
            {parents.map(({ title: name, path }) => (
              <li key={path}>
                <Link href={localePath(path, locale)} prefetch={false}>
                  {name}
                </Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="shell-main">
        <h1>{title}</h1>
        {lead && <p className="shell-lead">{lead}</p>}
        {children}
      </main>
    </>
  );
}
