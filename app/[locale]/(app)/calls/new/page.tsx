import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readSavedNumber } from "#lib/product/account/saved-number";
import { AppLink } from "@/components/product/shell/app-link";
import { CallConfirmation, confirmationProblems } from "@/components/product/calls/call-confirmation";
import { CallsError } from "@/components/product/calls/calls-error";
import { StartCall } from "@/components/product/calls/start-call";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { callDraftStore } from "#lib/product/calls/call-draft-store";
import { readCallFields } from "#lib/product/calls/call-form";
import { readBusiness } from "#lib/product/directory/directory";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in";

type Props = PageProps<"/[locale]/calls/new">;
const path = "/calls/new";

export async function generateMetadata(): Promise<Metadata> {
  return shellMetadata((await getTranslations("calls.start"))("pageTitle"), path);
}

/** Between the form and the call, for readers without JavaScript: to mend what was typed, or to confirm it. */
export default async function NewCallPage({ searchParams }: Props) {
  const user = await requireUser();
  const { draft: id, change, problem } = await searchParams;
  const t = await getTranslations("calls");
  const read = await nullOnError("draft not read", async () => {
    const draft = typeof id === "string" ? await callDraftStore(await database()).read(user.id, id) : null;
    return {
      draft,
      business: draft && (await readBusiness(draft.businessId)),
      savedNumber: await readSavedNumber(user.id),
    };
  });
  return (
    <ShellPage title={t("start.pageTitle")} parent={{ title: t("pageTitle"), path: "/calls" }}>
      {read ? await view(read) : <CallsError path="/calls" />}
    </ShellPage>
  );

  async function view({ draft, business, savedNumber }: NonNullable<typeof read>) {
    if (!draft || !business)
      return (
        <EmptyNotice title={t("start.expired")}>
          <AppLink path="/explore" className="button">
            {t("list.empty.way")}
          </AppLink>
        </EmptyNotice>
      );
    const fields = readCallFields(draft, savedNumber);
    if ("faults" in fields || change !== undefined)
      return (
        <StartCall
          business={business}
          savedNumber={savedNumber}
          typed={draft}
          faults={"faults" in fields ? fields.faults : {}}
        />
      );
    return (
      <CallConfirmation
        draftId={draft.id}
        business={business}
        wish={fields.wish}
        problem={confirmationProblems.find((one) => one === problem) ?? null}
      />
    );
  }
}
