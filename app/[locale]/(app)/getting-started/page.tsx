import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FirstStepList } from "@/components/product/account/first-steps";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { readFirstSteps } from "#lib/product/account/read-first-steps";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("gettingStarted"), "/getting-started");
}

/** The first page for a new user: the first steps, those that are done ticked. */
export default async function GettingStartedPage() {
  const user = await requireUser();
  const t = await getTranslations();
  return (
    <ShellPage title={t("shell.items.gettingStarted")} lead={t("account.start.lead")}>
      <FirstStepList taken={await readFirstSteps(user)} />
    </ShellPage>
  );
}
