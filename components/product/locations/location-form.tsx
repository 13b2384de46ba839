import { getTranslations } from "next-intl/server";
import { tick } from "@/components/product/looks";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { Field } from "@/components/ui/field";
import { directorySource } from "#lib/product/directory/directory";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { changedFields, formerOf } from "#lib/base/values/changed-fields";
import { formReason } from "#lib/base/site/form-problems";
import { locationFaults, longestAddress, longestName, type Location } from "#lib/product/locations/location";
import { placeOfLocation } from "#lib/product/locations/location-values";
import type { SentBack } from "#lib/platform/server/api/form-return";

type Props = {
  /** The endpoint's address. */
  action: string;
  /** The location to change; null for a new one. */
  location: Location | null;
  /** The form of the page that came back, with what was typed and what is wrong; null when none did. */
  sentBack: SentBack | null;
};

/** The form's name at its endpoints, and its anchor on the page. */
const name = "location";

/** With more places than this, nobody chooses from a list: the name is typed. */
const mostChoices = 200;

const isFault = (code: string | undefined): code is (typeof locationFaults)[number] =>
  locationFaults.some((one) => one === code);

/** A place of the user's own: its name, and the city or neighborhood it is in. A plain form. */
export async function LocationForm({ action, location, sentBack: outcome }: Props) {
  const t = await getTranslations("explore.locations");
  const words = await getTranslations("account.form");
  const locale = await currentLocale();
  const sentBack = outcome?.form === name ? outcome : null;
  const typed = sentBack?.values;
  const tickTyped = typed && changedFields(typed).isDefault;
  const value = (field: "name" | "address") => typed?.[field] ?? location?.[field] ?? "";
  const fault = (field: string) => {
    const code = sentBack?.faults[field];
    return isFault(code) ? t(`faults.${code}`) : null;
  };
  const placeFault = fault("place");
  const { places } = await directorySource();
  // A saved place that a later directory lacks can stay, and can only be changed to another place.
  const place = location && placeOfLocation(places, location);
  const isTyped = places.size > mostChoices;
  const placeField = {
    id: `${name}-place`,
    name: "place",
    className: "field",
    required: true,
    "aria-invalid": placeFault ? true : undefined,
    "aria-describedby": placeFault ? `${name}-place-error` : undefined,
  };
  const summary = {
    faults: t("faults.summary"),
    expired: t("faults.expired"),
    otherAccount: words("otherAccount"),
    tooMany: t("faults.often"),
    failed: t("faults.failed"),
  };
  return (
    <form
      id={sentBack ? undefined : name}
      action={action}
      method="post"
      noValidate
      className="grid max-w-[30rem] scroll-mt-20 grid-cols-1 gap-5"
    >
      <input type="hidden" name="locale" value={locale} />
      <AccountFieldIsland />
      {/* A new document reads nothing out by itself. The address ends in the form's name, so that this gets the focus. */}
      {sentBack && (
        <p id={name} className="fault scroll-mt-20" role="alert" tabIndex={-1}>
          {sentBack.faults.name === "tooMany" ? t("faults.tooMany") : summary[formReason(sentBack.reason)]}
        </p>
      )}
      <Field
        id={`${name}-name`}
        name="name"
        label={t("form.name")}
        hint={t("form.nameHint")}
        error={sentBack?.faults.name === "tooMany" ? null : fault("name")}
        defaultValue={value("name")}
        maxLength={longestName + 40}
        autoComplete="off"
        required
      />
      <div className="labelled">
        <label htmlFor={`${name}-place`}>{t(isTyped ? "form.placeOrCode" : "form.place")}</label>
        {isTyped ? (
          <>
            <input
              {...placeField}
              defaultValue={typed?.place ?? location?.placeLabel ?? ""}
              list={`${name}-places`}
              autoComplete="off"
            />
            <datalist id={`${name}-places`}>
              {places.cities.slice(0, mostChoices).map(({ id, label }) => (
                <option key={id} value={label} />
              ))}
            </datalist>
          </>
        ) : (
          <select {...placeField} defaultValue={typed?.place ?? place?.id ?? location?.placeId ?? ""}>
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
          </select>
        )}
        {placeFault && (
          <p id={`${name}-place-error`} className="field-error">
            {placeFault}
          </p>
        )}
      </div>
      <Field
        id={`${name}-address`}
        name="address"
        label={t("form.address")}
        hint={t("form.addressHint")}
        error={fault("address")}
        defaultValue={value("address")}
        maxLength={longestAddress + 40}
        autoComplete="street-address"
      />
      {/* If another place was made the default meanwhile, saving an address here must not undo that. */}
      {location && (
        <input type="hidden" name={formerOf("isDefault")} value={location.isDefault ? "on" : ""} />
      )}
      <label className={`${tick} self-end`}>
        <input
          type="checkbox"
          name="isDefault"
          defaultChecked={tickTyped === undefined ? (location?.isDefault ?? false) : tickTyped === "on"}
        />
        <span>{t("form.isDefault")}</span>
      </label>
      <button type="submit" className="button justify-self-start">
        {location ? t("form.save") : t("form.add")}
      </button>
    </form>
  );
}
