import { getTranslations } from "next-intl/server";
import { SessionProvider } from "@/components/shell/session-provider";
import { SignOutButtonIsland } from "@/components/shell/sign-out-button.island";
import { requireUser } from "#lib/platform/server/sign-in";

/** Rendered for one reader, never kept. */
export const dynamic = "force-dynamic";

/** The frame of the signed-in product, and the second of its three guards. */
export default async function ProductLayout({ children }: LayoutProps<"/[locale]">) {
  await requireUser();
  const t = await getTranslations("auth");
  return (
    <SessionProvider>
      <main className="page">{children}</main>
      <p className="page">
        <SignOutButtonIsland>{t("signOut")}</SignOutButtonIsland>
      </p>
    </SessionProvider>
  );
}
