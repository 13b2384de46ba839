import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LocationForm } from "@/components/product/locations/location-form";
import { LocationList } from "@/components/product/locations/location-list";
import { LocationSaid } from "@/components/product/locations/location-said";
import { LocationSavedIsland } from "@/components/product/locations/location-saved.island";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { ShellSection } from "@/components/product/shell/shell-section";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { locationStore } from "#lib/product/locations/location-store";
import { savedLocation } from "#lib/product/locations/saved-location";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Props = PageProps<"/[locale]/locations">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("locations"), "/locations");
}

/** The places a user has saved, and the form for another one. */
export default async function LocationsPage({ searchParams }: Props) {
  const user = await requireUser();
  const db = await database();
  const [locations, outcome] = await Promise.all([
    locationStore(db).readAll(user.id),
    readFormOutcome(await searchParams),
  ]);
  const t = await getTranslations();
  return (
    <ShellPage title={t("shell.items.locations")} lead={t("explore.locations.lead")}>
      <LocationSaid outcome={outcome} />
      <ShellSection id="saved" title={t("explore.locations.saved")}>
        {locations.length === 0 ? (
          <EmptyNotice title={t("explore.locations.none")} text={t("explore.locations.noneText")} />
        ) : (
          <LocationList locations={locations} />
        )}
      </ShellSection>
      <ShellSection id="add" title={t("explore.locations.add")}>
        <LocationForm
          action="/api/locations"
          location={null}
          sentBack={outcome.sentBack}
          isFirst={locations.length === 0}
        />
      </ShellSection>
      {outcome.saved === savedLocation.first && <LocationSavedIsland />}
    </ShellPage>
  );
}
