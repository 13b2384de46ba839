import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/app/styles/explore.css";
import { ExploreForm } from "@/components/explore/explore-form";
import { ExploreResults } from "@/components/explore/explore-results";
import { choosePlace } from "@/components/explore/find-businesses";
import { OwnPlaces } from "@/components/explore/own-places";
import { UnknownPlace } from "@/components/explore/unknown-place";
import { shellMetadata } from "@/components/shell/shell-metadata";
import { ShellPage } from "@/components/shell/shell-page";
import { directoryCities } from "#lib/directory/directory";
import { parseExplore } from "#lib/directory/explore-query";
import { placesOf } from "#lib/directory/places";
import { readLocations } from "#lib/locations/store";
import { requireUser } from "#lib/platform/server/sign-in";

type Props = PageProps<"/[locale]/explore">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.items");
  return shellMetadata(t("explore"), "/explore");
}

/** The directory: what to look for and where, and the businesses that fit. */
export default async function ExplorePage({ searchParams }: Props) {
  const user = await requireUser();
  const query = parseExplore(await searchParams);
  const locations = await readLocations(user.id);
  const choice = choosePlace(query.location, locations);
  const t = await getTranslations();
  const typed = query.location ?? (choice.kind === "place" ? choice.place.label : "");
  return (
    <ShellPage title={t("shell.items.explore")} lead={t("explore.lead")}>
      <ExploreForm
        query={query}
        location={typed}
        suggestions={[
          ...new Set([
            ...locations.map(({ name }) => name),
            ...placesOf(directoryCities()).map(({ label }) => label),
          ]),
        ]}
        placeFault={choice.kind !== "unknown" ? null : choice.candidates.length > 1 ? "several" : "fault"}
      />
      <OwnPlaces
        query={query}
        locations={locations}
        chosenId={choice.kind === "place" ? choice.place.locationId : null}
        isEverywhere={choice.kind === "everywhere"}
      />
      {choice.kind === "unknown" ? (
        <UnknownPlace query={query} candidates={choice.candidates} />
      ) : (
        <ExploreResults query={query} choice={choice} />
      )}
      <p className="explore-fictional">{t("explore.business.fictional")}</p>
    </ShellPage>
  );
}
