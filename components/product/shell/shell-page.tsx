import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { SidebarToggleIsland } from "@/components/product/shell/sidebar-toggle.island";

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
  const parents = [{ title: navigation("home"), path: "/getting-started" }, ...(parent ? [parent] : [])];
  return (
    // One box that scrolls with the page: by its place Next tells whether a page that it opens stands at its top. Of the
    // bar it could not tell, since that is at the top of the window wherever the page is.
    <div className="shell-page">
      <header className="shell-top">
        <SidebarToggleIsland label={t("toggle")} />
        <nav aria-label={navigation("breadcrumb")} className="trail">
          <ol>
            {parents.map(({ title: name, path }) => (
              <li key={path}>
                <AppLink path={path}>{name}</AppLink>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="shell-main">
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="shell-lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
