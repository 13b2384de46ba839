import type { ReactNode } from "react";
import { ClerkProvider } from "@clerk/nextjs";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { children: ReactNode };

/**
 * Clerk's browser code, for the signed-in product and the pages that lead into it. Its ready-made screens are not loaded: the forms
 * and the user's menu are our own. Its telemetry is off: it tells us nothing, and where a browser denies its storage to the site,
 * Clerk's code would fail to load because of it.
 */
export async function SessionProvider({ children }: Props) {
  const locale = await currentLocale();
  return (
    <ClerkProvider
      prefetchUI={false}
      telemetry={false}
      signInUrl={localePath("/sign-in", locale)}
      signUpUrl={localePath("/sign-up", locale)}
      afterSignOutUrl="/"
    >
      {children}
    </ClerkProvider>
  );
}
