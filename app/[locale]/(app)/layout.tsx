import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import "@/app/styles/shell.css";
import { SignedInReaderIsland } from "@/components/analytics/signed-in-reader.island";
import { Consent } from "@/components/consent/consent";
import { SessionProvider } from "@/components/shell/session-provider";
import { ShellFrameIsland } from "@/components/shell/shell-frame.island";
import { ProgressSyncIsland } from "@/components/library/progress-sync.island";
import { Sidebar } from "@/components/shell/sidebar";
import { readSettings } from "#lib/account/store";
import { readAccount, requireUser } from "#lib/platform/server/sign-in";
import { isSidebarExpanded, sidebarCookie } from "#lib/site/sidebar-state";

/** Rendered for one reader, never kept. */
export const dynamic = "force-dynamic";

/** The shell around every page of the signed-in product. It guards, as the middleware before it and each page after it do. */
export default async function ShellLayout({ children }: LayoutProps<"/[locale]">) {
  const user = await requireUser();
  const [account, settings] = await Promise.all([readAccount(), readSettings(user.id)]);
  const t = await getTranslations("shell");
  const common = await getTranslations("common");
  const state = (await cookies()).get(sidebarCookie)?.value;
  return (
    <SessionProvider>
      <a className="skip" href="#content">
        {common("skip")}
      </a>
      <ShellFrameIsland
        theme={settings.theme}
        isExpanded={isSidebarExpanded(state)}
        label={t("sidebar")}
        sidebar={<Sidebar account={account} />}
        sheet={<Sidebar account={account} isSheet />}
      >
        {children}
      </ShellFrameIsland>
      <ProgressSyncIsland />
      <SignedInReaderIsland
        user={{
          ...account,
          createdAt: account.createdAt.toISOString(),
          lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
        }}
      />
      <Consent />
    </SessionProvider>
  );
}
