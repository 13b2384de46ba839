import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { readPlanUsage } from "#lib/product/account/read-plan-usage";
import { readSavedNumber } from "#lib/product/account/saved-number";
import { BusinessFacts } from "@/components/product/business/business-facts";
import { HoursTable } from "@/components/product/business/hours-table";
import { ServiceTable } from "@/components/product/business/service-table";
import { StartCall } from "@/components/product/calls/start-call";
import { choosePlace } from "#lib/product/directory/find-businesses";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { ShellSection } from "@/components/product/shell/shell-section";
import { startCallForm } from "#lib/product/calls/call-form";
import { readBusiness } from "#lib/product/directory/directory";
import { visitStore } from "#lib/product/directory/visit-store";
import { locationStore } from "#lib/product/locations/location-store";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in";

type Props = PageProps<"/[locale]/business/[id]">;

const load = cache(readBusiness);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireUser();
  const { id } = await params;
  return shellMetadata((await load(id))?.name ?? "", `/business/${id}`);
}

/** A business: what it does, when it is open, and the call to it. */
export default async function BusinessPage({ params, searchParams }: Props) {
  const user = await requireUser();
  const business = (await load((await params).id)) ?? notFound();
  after(async () => visitStore(await database()).note(user.id, business.id));
  const asked = await searchParams;
  const { from } = asked;
  const { sentBack } = await readFormOutcome(asked);
  const locations = await locationStore(await database()).readAll(user.id);
  const choice = choosePlace(typeof from === "string" ? from : null, locations);
  const now = new Date();
  const t = await getTranslations();
  return (
    <ShellPage title={business.name} parent={{ title: t("shell.items.explore"), path: "/explore" }}>
      <BusinessFacts business={business} from={choice.kind === "place" ? choice.place : null} now={now} />
      <div className="grid grid-cols-1 gap-x-12 *:content-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <ShellSection id="about" title={t("explore.business.about")}>
            <p lang="en">{business.about}</p>
          </ShellSection>
          <ShellSection id="services" title={t("explore.business.services")}>
            <ServiceTable services={business.services} />
          </ShellSection>
        </div>
        <ShellSection id="hours" title={t("explore.business.hours")}>
          <HoursTable business={business} now={now} />
        </ShellSection>
      </div>
      <StartCall
        business={business}
        savedNumber={await readSavedNumber(user.id)}
        sentBack={sentBack?.form === startCallForm ? sentBack : null}
        usage={await readPlanUsage(user.id)}
      />
      <p className="meta mt-12 max-w-measure">{t("explore.business.fictional")}</p>
    </ShellPage>
  );
}
