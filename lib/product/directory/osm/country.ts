/** Which country, state and time zone a place is in, as far as its tags and its position tell. */
import lookUpZone from "@photostructure/tz-lookup";
import { getCountries, isSupportedCountry } from "libphonenumber-js/max";
import type { Point } from "#lib/product/directory/business/distance";
import type { Tags } from "#lib/product/directory/osm/element";
import { dateFormat } from "#lib/base/i18n/formats";

/** The IANA name of the zone a place is in. */
export const timeZoneOf = ({ latitude, longitude }: Point): string => lookUpZone(latitude, longitude);

/** The country of each zone, by the name that Intl gives it: each belongs to one. */
const countries = new Map<string, string>();
for (const country of getCountries()) for (const zone of zonesOf(country)) countries.set(zone, country);

/** TypeScript does not know the method yet. */
function zonesOf(country: string): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale("und", {
    region: country,
  });
  return locale.getTimeZones?.() ?? [];
}

/** The country of a zone, which may be called by another of its names. */
function countryOfZone(timeZone: string): string {
  const known =
    countries.get(timeZone) ?? countries.get(dateFormat("en", { timeZone }).resolvedOptions().timeZone) ?? "";
  countries.set(timeZone, known);
  return known;
}

/** Whether two letters name a country. What only looks like one, as `UK`, has neither telephone numbers nor holidays. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);

/** The country in two letters: by its address, else as told by the operator, else by its time zone; empty where nothing tells. */
export function countryOf(tags: Tags, timeZone: string, told: string | null): string {
  const tag = tags["addr:country"]?.trim().toUpperCase() ?? "";
  return isCountry(tag) ? tag : (told ?? countryOfZone(timeZone));
}

/** What an address writes for its state, such as `OR`; empty where the tags do not say. */
export const stateOf = (tags: Tags): string =>
  /^[\p{L}][\p{L} .'-]{1,40}$/u.exec(
    (tags["addr:state"] ?? tags["is_in:state_code"] ?? tags["addr:province"] ?? "").trim(),
  )?.[0] ?? "";
