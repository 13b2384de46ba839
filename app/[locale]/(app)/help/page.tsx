import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HelpAnswers } from "@/components/product/account/help-answers";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { firstValue } from "#lib/base/addresses/filtered-addresses";

type Props = PageProps<"/[locale]/help">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("help"), "/help");
}

/** Questions and answers, searched by `?q=`. */
export default async function HelpPage({ searchParams }: Props) {
  await requireUser();
  const query = firstValue(await searchParams, "q") ?? "";
  const t = await getTranslations();
  return (
    <ShellPage title={t("shell.items.help")} lead={t("account.help.lead")}>
      <HelpAnswers query={query} />
    </ShellPage>
  );
}
