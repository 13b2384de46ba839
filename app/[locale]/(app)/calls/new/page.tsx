import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/app/styles/calls.css";
import { readSavedNumber } from "@/app/saved-number";
import { AppLink } from "@/components/calls/app-link";
import { CallConfirmation, confirmationProblems } from "@/components/calls/call-confirmation";
import { CallsError } from "@/components/calls/calls-error";
import { StartCall } from "@/components/calls/start-call";
import { EmptyNotice } from "@/components/content/empty-notice";
import { shellMetadata } from "@/components/shell/shell-metadata";
import { ShellPage } from "@/components/shell/shell-page";
import { readCallFields } from "#lib/calls/call-form";
import { readDraft } from "#lib/calls/store";
import { readBusiness } from "#lib/directory/directory";
import { orLogged } from "#lib/platform/server/or-logged";
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
  const read = await orLogged("draft not read", async () => {
    const draft = typeof id === "string" ? await readDraft(user.id, id) : null;
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
