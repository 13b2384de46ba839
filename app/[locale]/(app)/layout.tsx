import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import "@/app/styles/shell.css";
import { SignedInReaderIsland } from "@/components/analytics/signed-in-reader.island";
import { Consent } from "@/components/consent/consent";
import { SessionProvider } from "@/components/shell/session-provider";
import { ShellFrameIsland } from "@/components/shell/shell-frame.island";
import { ProgressSyncIsland } from "@/components/library/progress-sync.island";
import { Sidebar } from "@/components/shell/sidebar";
import { defaultSettings } from "#lib/account/settings";
import { readSettings } from "#lib/account/store";
import { orLogged } from "#lib/platform/server/or-logged";
import { readAccount, requireUser } from "#lib/platform/server/sign-in";
import { isSidebarExpanded, sidebarCookie } from "#lib/site/sidebar-state";

/** Rendered for one reader, never kept. */
export const dynamic = "force-dynamic";

/** The shell around every page of the signed-in product. It guards, as the middleware before it and each page after it do. */
export default async function ShellLayout({ children }: LayoutProps<"/[locale]">) {
  const user = await requireUser();
  // The frame stands without either; what a page needs of them, the page says itself when it is missing.
  const [account, settings] = await Promise.all([
    orLogged("account not read", readAccount),
    orLogged("settings not read", () => readSettings(user.id)),
  ]);
  const shown = account ?? { firstName: null, email: null, imageUrl: null };
  const t = await getTranslations("shell");
  const common = await getTranslations("common");
  const state = (await cookies()).get(sidebarCookie)?.value;
  return (
    <SessionProvider>
      <a className="skip" href="#content">
        {common("skip")}
      </a>
      <ShellFrameIsland
        theme={(settings ?? defaultSettings).theme}
        isExpanded={isSidebarExpanded(state)}
        label={t("sidebar")}
        sidebar={<Sidebar account={shown} />}
        sheet={<Sidebar account={shown} isSheet />}
      >
        {children}
      </ShellFrameIsland>
      <ProgressSyncIsland />
      {account && (
        <SignedInReaderIsland
          user={{
            ...account,
            createdAt: account.createdAt.toISOString(),
            lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
          }}
        />
      )}
      <Consent />
    </SessionProvider>
  );
}
