import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { OwnPageIsland } from "@/components/product/shell/own-page.island";
import { SidebarToggleIsland } from "@/components/product/shell/sidebar-toggle.island";
import { accountKey } from "#lib/platform/server/sign-in/account-key";
import { readUser } from "#lib/platform/server/sign-in/sign-in";

type Props = {
  /** The page's name: the last breadcrumb and the heading. */
  title: string;
  /** The page between Home and this one, with its unprefixed path. */
  parent?: { title: string; path: string };
  /** A sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
};

const crumb = "max-w-full min-w-0 not-last:after:sign-['/'] not-last:after:ml-2";

/** A page of the signed-in product inside the shell: top bar with toggle and breadcrumbs, heading, content. */
export async function ShellPage({ title, parent, lead, children }: Props) {
  const t = await getTranslations("shell");
  const navigation = await getTranslations("navigation");
  const user = await readUser();
  const parents = [{ title: navigation("home"), path: "/getting-started" }, ...(parent ? [parent] : [])];
  return (
    // One element that scrolls with the page: from its position Next decides whether to scroll an opened page to its top. The bar
    // would not do, since it sticks to the top of the window wherever the page is scrolled.
    <div>
      {user && <OwnPageIsland account={accountKey(user.id)} />}
      <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-line bg-paper px-[clamp(0.5rem,2vw,1rem)] print:hidden">
        <SidebarToggleIsland label={t("toggle")} />
        <nav aria-label={navigation("breadcrumb")} className="min-w-0 border-l border-line pl-3">
          <ol className="flex flex-wrap items-baseline gap-x-2 text-sm/[1.4] text-soft">
            {parents.map(({ title: name, path }) => (
              <li key={path} className={crumb}>
                <AppLink path={path} className="inline-flex min-h-6 items-center wrap-anywhere">
                  {name}
                </AppLink>
              </li>
            ))}
            {/*
             * A long title is cut off here, so that the bar stays low. The heading shows it whole, and no link's outline is cut.
             */}
            <li
              aria-current="page"
              className={`${crumb} overflow-hidden font-semibold text-ellipsis whitespace-nowrap text-ink`}
            >
              {title}
            </li>
          </ol>
        </nav>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="w-full max-w-[66rem] px-[clamp(1rem,4vw,2.5rem)] pt-[clamp(1.5rem,4vw,2.75rem)] pb-16 focus:outline-none"
      >
        <h1 tabIndex={-1} className="text-2xl/[1.1]">
          {title}
        </h1>
        {lead && <p className="mt-[0.6rem] max-w-measure text-lg/normal text-soft">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
