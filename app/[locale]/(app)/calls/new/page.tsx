import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readPlanUsage } from "#lib/product/account/read-plan-usage";
import { readSavedNumber } from "#lib/product/account/saved-number";
import { AppLink } from "@/components/product/shell/app-link";
import { CallConfirmation, confirmationProblems } from "@/components/product/calls/start/call-confirmation";
import { CallsError } from "@/components/product/calls/list/calls-error";
import { StartCall } from "@/components/product/calls/start/start-call";
import { DirectoryNote } from "@/components/product/explore/directory-note";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { callOutlook } from "#lib/product/calls/permission/call-outlook";
import { callFieldsOf, readCallFields } from "#lib/product/calls/form/call-form";
import { originOfBusiness } from "#lib/product/directory/records/data-origin";
import { directorySource, readBusiness } from "#lib/product/directory/provider/directory";
import { readSentBack } from "#lib/platform/server/api/form-return";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Props = PageProps<"/[locale]/calls/new">;
const path = "/calls/new";

export async function generateMetadata(): Promise<Metadata> {
  return shellMetadata((await getTranslations("calls.start"))("pageTitle"), path);
}

/** Between the form and the call, for readers without JavaScript: to correct what was typed, or to confirm it. */
export default async function NewCallPage({ searchParams }: Props) {
  const user = await requireUser();
  const { problem, until } = await searchParams;
  const sentBack = await readSentBack();
  const t = await getTranslations("calls");
  const read = await nullOnError("business not read", async () => ({
    business: await readWithOutlook(sentBack?.values.businessId),
    savedNumber: await readSavedNumber(user.id),
    usage: await readPlanUsage(user.id),
    source: await directorySource(),
  }));
  return (
    <ShellPage title={t("start.pageTitle")} parent={{ title: t("pageTitle"), path: "/calls" }}>
      {read ? view(read) : <CallsError path="/calls" />}
      {read?.business?.business.element && (
        <DirectoryNote origin={originOfBusiness(read.business.business, read.source)} />
      )}
    </ShellPage>
  );

  function view({ business: found, savedNumber, usage }: NonNullable<typeof read>) {
    if (!sentBack || !found) {
      const reason = sentBack?.values.businessId ? "gone" : "expired";
      return (
        <div className="mt-5">
          <EmptyNotice title={t(`start.${reason}.title`)} text={t(`start.${reason}.text`)}>
            <AppLink path="/explore" className="button">
              {t("list.empty.way")}
            </AppLink>
          </EmptyNotice>
        </div>
      );
    }
    const { business, outlook } = found;
    const fields = readCallFields(callFieldsOf(sentBack.values), savedNumber);
    if ("faults" in fields || sentBack.reason === "faults")
      return (
        <StartCall
          business={business}
          outlook={outlook}
          savedNumber={savedNumber}
          sentBack={{ ...sentBack, reason: "faults" }}
          usage={usage}
        />
      );
    return (
      <CallConfirmation
        typed={sentBack.values}
        business={business}
        outlook={outlook}
        wish={fields.wish}
        until={until}
        problem={confirmationProblems.find((one) => one === problem) ?? null}
      />
    );
  }
}

async function readWithOutlook(id = "") {
  const business = await readBusiness(id, new Date());
  return business && { business, outlook: await callOutlook(business, new Date()) };
}
