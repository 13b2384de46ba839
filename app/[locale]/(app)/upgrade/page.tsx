import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlanList } from "@/components/product/account/plan-list";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { accountStore } from "#lib/product/account/account-store";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in";

type Props = PageProps<"/[locale]/upgrade">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("upgrade"), "/upgrade");
}

/** The plans that are being prepared, and which one the user would like. */
export default async function UpgradePage({ searchParams }: Props) {
  const user = await requireUser();
  const db = await database();
  const [wish, outcome] = await Promise.all([
    accountStore(db).readPlanWish(user.id),
    readFormOutcome(await searchParams),
  ]);
  const t = await getTranslations();
  return (
    <ShellPage title={t("shell.items.upgrade")} lead={t("account.upgrade.lead")}>
      <PlanList wish={wish} outcome={outcome} />
      <p className="meta">{t("account.upgrade.note")}</p>
    </ShellPage>
  );
}
