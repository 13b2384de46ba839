import type { Metadata } from "next";
import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { readPlanUsage } from "#lib/product/account/read-plan-usage";
import { readSavedNumber } from "#lib/product/account/saved-number";
import { BusinessFacts } from "@/components/product/business/business-facts";
import { DirectoryNote } from "@/components/product/explore/directory-note";
import { HoursTable } from "@/components/product/business/hours-table";
import { languageOfData } from "@/components/product/business/language-of-data";
import { ServiceTable } from "@/components/product/business/service-table";
import { WrongData } from "@/components/product/business/wrong-data";
import { StartCall } from "@/components/product/calls/start/start-call";
import { Alert } from "@/components/ui/alert";
import { findPlace } from "#lib/product/directory/finding/find-place";
import { MissingPage, missingTitle } from "@/components/product/shell/missing-page";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { ShellSection } from "@/components/product/shell/shell-section";
import { callOutlook } from "#lib/product/calls/permission/call-outlook";
import { startCallForm } from "#lib/product/calls/form/call-form";
import { isCallable } from "#lib/product/directory/business/business";
import { originOfBusiness } from "#lib/product/directory/records/data-origin";
import { directorySource, readBusiness } from "#lib/product/directory/provider/directory";
import { visitStore } from "#lib/product/directory/records/visit-store";
import { locationStore } from "#lib/product/locations/location-store";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Props = PageProps<"/[locale]/business/[id]">;

const load = cache((id: string) => readBusiness(id, new Date()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireUser();
  const { id } = await params;
  return shellMetadata((await load(id))?.name ?? (await missingTitle("business")), `/business/${id}`);
}

/** A business: what it offers, when it is open, and the form to call it. */
export default async function BusinessPage({ params, searchParams }: Props) {
  const user = await requireUser();
  const business = await load((await params).id);
  if (!business) return <MissingPage kind="business" />;
  after(() =>
    nullOnError("visit not noted", async () =>
      visitStore(await database()).note(user.id, business.id, new Date()),
    ),
  );
  const asked = await searchParams;
  const { from } = asked;
  const outcome = await readFormOutcome(asked);
  const locations = await locationStore(await database()).readAll(user.id);
  const choice = await findPlace(
    typeof from === "string" ? from : null,
    locations,
    (await directorySource()).places,
  );
  const now = new Date();
  const t = await getTranslations();
  return (
    <ShellPage title={business.name} parent={{ title: t("shell.items.explore"), path: "/explore" }}>
      {business.goneAt && (
        <Alert title={t("explore.business.gone.title")}>
          <p>{t("explore.business.gone.text")}</p>
        </Alert>
      )}
      <BusinessFacts business={business} from={choice.kind === "place" ? choice.place : null} now={now} />
      <div className="grid grid-cols-1 gap-x-12 *:content-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {business.services.length > 0 && (
          <div>
            <ShellSection id="about" title={t("explore.business.about")}>
              <p lang={languageOfData(business)}>{business.about}</p>
            </ShellSection>
            <ShellSection id="services" title={t("explore.business.services")}>
              <ServiceTable services={business.services} lang={languageOfData(business)} />
            </ShellSection>
          </div>
        )}
        <ShellSection id="hours" title={t("explore.business.hours")}>
          {business.hours === null ? (
            <p>{t("explore.business.noHours")}</p>
          ) : (
            <HoursTable
              hours={business.hours}
              holidays={business.holidays}
              timeZone={business.timeZone}
              now={now}
            />
          )}
        </ShellSection>
      </div>
      {isCallable(business) && (
        <StartCall
          business={business}
          outlook={await callOutlook(business, now)}
          savedNumber={await readSavedNumber(user.id)}
          sentBack={outcome.sentBack?.form === startCallForm ? outcome.sentBack : null}
          usage={await readPlanUsage(user.id)}
        />
      )}
      <WrongData business={business} outcome={outcome} />
      <DirectoryNote origin={originOfBusiness(business, await directorySource())} />
    </ShellPage>
  );
}
