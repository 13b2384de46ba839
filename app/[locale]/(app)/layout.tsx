import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import "@/components/product/product.css";
import { SignedInReaderIsland } from "@/components/reader/analytics/signed-in-reader.island";
import { Arrival } from "@/components/site/arrival/arrival";
import { Consent } from "@/components/site/consent/consent";
import { SessionProvider } from "@/components/product/shell/session-provider";
import { ShellFrameIsland } from "@/components/product/shell/shell-frame.island";
import { Sidebar } from "@/components/product/shell/sidebar";
import { SkipLink } from "@/components/site/skip-link";
import { accountStore } from "#lib/product/account/account-store";
import { defaultSettings } from "#lib/product/account/settings";
import { accountKey } from "#lib/platform/server/sign-in/account-key";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { readAccountIfThere, requireUser } from "#lib/platform/server/sign-in/sign-in";
import { isSidebarExpanded, sidebarCookie } from "#lib/base/visitor/sidebar-state";

/** Rendered for one reader, never cached. */
export const dynamic = "force-dynamic";

/**
 * The shell around every page of the signed-in product. It checks the sign-in, as the middleware does before it and each page after
 * it.
 */
export default async function ShellLayout({ children }: LayoutProps<"/[locale]">) {
  const user = await requireUser();
  // The shell works without either. A page that needs one of them says itself that it is missing.
  const [account, settings] = await Promise.all([
    readAccountIfThere(),
    nullOnError("settings not read", async () => accountStore(await database()).readSettings(user.id)),
  ]);
  const shown = account ?? { firstName: null, email: null, imageUrl: null };
  const t = await getTranslations("shell");
  const state = (await cookies()).get(sidebarCookie)?.value;
  return (
    <SessionProvider>
      <SkipLink />
      <ShellFrameIsland
        account={accountKey(user.id)}
        theme={(settings ?? defaultSettings).theme}
        isExpanded={isSidebarExpanded(state)}
        label={t("sidebar")}
        sidebar={<Sidebar account={shown} />}
        sheet={<Sidebar account={shown} isSheet />}
      >
        {children}
      </ShellFrameIsland>
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
      <Arrival />
    </SessionProvider>
  );
}
