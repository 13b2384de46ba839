import { getTranslations } from "next-intl/server";
import { FieldFault, fieldState, Labelled } from "@/components/ui/labelled";
import { longestSearch } from "#lib/product/directory/query/explore-query";
import type { PlaceIndex } from "#lib/product/directory/places/places";

export type LocationFieldProps = {
  /** The field's value. */
  location: string;
  /** The user's own places: they are suggested first, then those of the directory. */
  locations: readonly { name: string }[];
  places: PlaceIndex;
  /** Why the place cannot be used for a search; null when it can. */
  placeFault: "fault" | "several" | "here" | null;
};

type Props = LocationFieldProps & { className: string };

/** A longer list of suggestions below a field would be of no use. */
const mostSuggestions = 120;

/** All places if they are few, else the cities with the most businesses. */
const suggestedPlaces = ({ groups, cities, size }: PlaceIndex): string[] =>
  (size <= mostSuggestions ? groups.flatMap(({ places }) => places) : cities.slice(0, mostSuggestions)).map(
    ({ label }) => label,
  );

/** Where to search: any words, with places as suggestions. */
export async function LocationField({ location, locations, places, placeFault, className }: Props) {
  const t = await getTranslations("explore.form");
  const unknown = await getTranslations("explore.unknownPlace");
  const id = "explore-location";
  const hint = t("locationHint");
  const fault = placeFault && unknown(placeFault);
  const suggestions = new Set([...locations.map(({ name }) => name), ...suggestedPlaces(places)]);
  return (
    <Labelled id={id} label={t("location")} hint={hint} className={className}>
      <div className="row-start-3 grid gap-[0.35rem]">
        <input
          {...fieldState(fault ? { id, fault } : { id, hint })}
          id={id}
          className="field"
          name="location"
          list="explore-places"
          defaultValue={location}
          maxLength={longestSearch}
          placeholder={t("locationExample")}
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the field at fault, on the page that its form has opened
          autoFocus={fault !== null}
        />
        <FieldFault id={id} fault={fault} role="alert" />
      </div>
      <datalist id="explore-places">
        {[...suggestions].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Labelled>
  );
}
