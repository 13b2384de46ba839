import { getTranslations } from "next-intl/server";
import { LocationFormIsland } from "@/components/product/locations/location-form.island";
import { directorySource } from "#lib/product/directory/provider/directory";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { changedFields } from "#lib/base/values/changed-fields";
import { formReason } from "#lib/base/site/form-problems";
import {
  locationFaults,
  longestAddress,
  longestName,
  type Location,
  type LocationFault,
} from "#lib/product/locations/location";
import { placeOfLocation } from "#lib/product/locations/location-values";
import type { SentBack } from "#lib/platform/server/api/form-return";

type Props = {
  /** The endpoint's address. */
  action: string;
  /** The location to change; null for a new one. */
  location: Location | null;
  /** The form of the page that came back, with what was typed and what is wrong; null when none did. */
  sentBack: SentBack | null;
  /** Whether the user has no place yet: the first becomes the default by itself. */
  isFirst?: boolean;
};

/** With more places than this, nobody chooses from a list: the name is typed. */
const mostChoices = 200;

/** A place of the user's own: its name, and the city or neighborhood it is in. */
export async function LocationForm({ action, location, sentBack: outcome, isFirst = false }: Props) {
  const t = await getTranslations("explore.locations");
  const words = await getTranslations("account.form");
  const locale = await currentLocale();
  const sentBack = outcome?.form === "location" ? outcome : null;
  const typed = sentBack?.values;
  const tickTyped = typed && changedFields(typed).isDefault;
  const { places } = await directorySource();
  // A saved place that a later directory lacks can stay, and can only be changed to another place.
  const place = location && placeOfLocation(places, location);
  const isTyped = places.size > mostChoices;
  const faults = Object.fromEntries(
    locationFaults.map((fault) => [fault, t(`faults.${fault}`)] as const),
  ) as Record<LocationFault, string>;
  return (
    <LocationFormIsland
      action={action}
      locale={locale}
      list={localePath("/locations", locale)}
      fault={sentBack && { reason: formReason(sentBack.reason), faults: sentBack.faults }}
      values={{
        name: typed?.name ?? location?.name ?? "",
        address: typed?.address ?? location?.address ?? "",
        place: typed?.place ?? (isTyped ? location?.placeLabel : (place?.id ?? location?.placeId)) ?? "",
        isDefault: tickTyped === undefined ? (location?.isDefault ?? false) : tickTyped === "on",
      }}
      wasDefault={location && location.isDefault}
      isFirst={isFirst}
      isTyped={isTyped}
      longest={{ name: longestName, address: longestAddress }}
      options={
        isTyped ? (
          places.cities.slice(0, mostChoices).map(({ id, label }) => <option key={id} value={label} />)
        ) : (
          <>
            <option value="">{t("form.choose")}</option>
            {location && !place && <option value={location.placeId}>{location.placeLabel}</option>}
            {places.groups.map(({ city, places: inCity }) => (
              <optgroup key={city.id} label={city.label}>
                {inCity.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {id === city.id ? t("form.wholeCity", { city: label }) : label}
                  </option>
                ))}
              </optgroup>
            ))}
          </>
        )
      }
      texts={{
        name: t("form.name"),
        nameHint: t("form.nameHint"),
        place: t(isTyped ? "form.placeOrCode" : "form.place"),
        address: t("form.address"),
        addressHint: t("form.addressHint"),
        isDefault: t("form.isDefault"),
        submit: location ? t("form.save") : t("form.add"),
        signInAgain: words("signInAgain"),
        reasons: {
          faults: t("faults.summary"),
          expired: t("faults.expired"),
          signedOut: words("signedOut"),
          otherAccount: words("otherAccount"),
          otherAccountHere: words("otherAccountHere"),
          tooMany: t("faults.often"),
          failed: t("faults.failed"),
        },
        faults,
      }}
    />
  );
}
