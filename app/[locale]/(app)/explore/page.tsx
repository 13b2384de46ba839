import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { isSearchedTooOften } from "#lib/product/directory/finding/search-limit";
import { DirectoryNote } from "@/components/product/explore/directory-note";
import { ExploreForm } from "@/components/product/explore/explore-form";
import { exploreTitle } from "@/components/product/explore/explore-title";
import { ExploreResults } from "@/components/product/explore/explore-results";
import { findPlace } from "#lib/product/directory/finding/find-place";
import type { PlaceChoice } from "#lib/product/directory/places/place-choice";
import { placeQuery, type PlacedSearch } from "#lib/product/directory/finding/place-query";
import { isPrivateSearch } from "#lib/product/directory/urgency/private-search";
import { OwnPlaces } from "@/components/product/explore/own-places";
import { SearchFailed } from "@/components/product/explore/search-failed";
import { UrgentHelp } from "@/components/product/explore/urgent-help";
import { UnknownPlace } from "@/components/product/explore/unknown-place";
import { withoutWords } from "#lib/product/directory/finding/reported-search";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { categories } from "#lib/product/directory/business/business";
import { originOfDirectory } from "#lib/product/directory/records/data-origin";
import { directorySource } from "#lib/product/directory/provider/directory";
import { searchUrgency } from "#lib/product/directory/urgency/search-urgency";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { locationStore } from "#lib/product/locations/location-store";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { currentLocale } from "#lib/base/i18n/current-locale";

type Props = PageProps<"/[locale]/explore">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await requireUser();
  return shellMetadata(await exploreTitle(parseExplore(await searchParams)), "/explore");
}

/** The directory: what to search for and where, and the matching businesses. */
export default async function ExplorePage({ searchParams }: Props) {
  const user = await requireUser();
  const parameters = await searchParams;
  const asked = parseExplore(parameters);
  const isTooOften = await isSearchedTooOften(user.id);
  const locations = await locationStore(await database()).readAll(user.id);
  const source = await directorySource();
  const now = new Date();
  const locale = await currentLocale();
  const known = { locations, places: source.places, now, locale };
  // To tell what is part of a place's name may take a search, too.
  const placed: PlacedSearch = isTooOften
    ? { query: asked, choice: await findPlace(asked.location, locations, source.places) }
    : await placeQuery(asked, known);
  const { query, choice } = placed;
  const urgency = searchUrgency(query.search, locale);
  const isPrivate = await isPrivateSearch(asked.search);
  const wordless =
    isPrivate && !isTooOften ? await placeQuery(parseExplore(withoutWords(parameters)), known) : null;
  const t = await getTranslations();
  const typed = query.location ?? (choice.kind === "place" ? choice.place.label : "");
  return (
    <ShellPage title={t("shell.items.explore")} lead={t("explore.lead")}>
      {/* Tells analytics not to count the words. */}
      {isPrivate && <span hidden data-private-search="" />}
      {/* A phone's first window ends within the form. */}
      {urgency?.isFirst && <UrgentHelp urgency={urgency} country={source.country} />}
      <ExploreForm
        query={query}
        location={typed}
        locations={locations}
        places={source.places}
        country={source.country}
        placeFault={placeFaultOf(choice)}
      />
      <OwnPlaces
        query={query}
        locations={locations}
        chosenId={choice.kind === "place" ? choice.place.locationId : null}
        isEverywhere={choice.kind === "everywhere"}
      />
      {isTooOften ? (
        <SearchFailed reason="tooOften" query={query} />
      ) : choice.kind === "unknown" ? (
        <UnknownPlace
          query={query}
          candidates={choice.candidates}
          cities={source.places.cities}
          isInvented={source.imported === null}
        />
      ) : (
        <ExploreResults
          placed={placed}
          urgency={urgency}
          now={now}
          wordless={wordless}
          country={source.country}
          kinds={categories.filter((category) => source.ofCategory[category] > 0)}
        />
      )}
      {/* Who asks for a kind of business that helps gets its list first. */}
      {urgency && !urgency.isFirst && <UrgentHelp urgency={urgency} country={source.country} />}
      <DirectoryNote origin={originOfDirectory(source)} />
    </ShellPage>
  );
}

/** What the form says of a place that is not known. */
function placeFaultOf(choice: PlaceChoice): "here" | "several" | "fault" | null {
  if (choice.kind !== "unknown") return null;
  if (choice.isHere) return "here";
  return choice.candidates.length > 1 ? "several" : "fault";
}
