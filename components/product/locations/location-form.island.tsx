"use client";
import type { ReactNode } from "react";
import type { FormFault } from "@/components/product/form-fault";
import { tick } from "@/components/product/looks";
import { PlaceField } from "@/components/product/locations/place-field";
import { postLocation } from "@/components/product/locations/post-location";
import { FormRefusal } from "@/components/product/shell/form-refusal";
import { FaultReason } from "@/components/product/shell/fault-reason";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { Field } from "@/components/ui/field";
import { useSubmit } from "@/components/ui/use-submit";
import type { Locale } from "#lib/base/i18n/locales";
import { formerOf } from "#lib/base/values/changed-fields";
import { giveFocus } from "#lib/platform/browser/page/give-focus";

type Texts = Record<
  "name" | "nameHint" | "place" | "address" | "addressHint" | "isDefault" | "submit" | "signInAgain",
  string
> & { reasons: Record<FormFault["reason"], string>; faults: Readonly<Record<string, string>> };

type Props = {
  action: string;
  locale: Locale;
  /** The page with all places, which says that this one is saved. */
  list: string;
  /** The outcome of a post without JavaScript. */
  fault: FormFault | null;
  values: { name: string; address: string; place: string; isDefault: boolean };
  /** Whether the place to change was the default when the form was drawn; null for a new place. */
  wasDefault: boolean | null;
  /** Whether the place becomes the default by itself. */
  isFirst: boolean;
  /** Whether the place is typed, with `options` as suggestions, and not chosen from them. */
  isTyped: boolean;
  options: ReactNode;
  /** How long the fields may get. More may be typed, and is named as a fault. */
  longest: { name: number; address: number };
  texts: Texts;
};

/** The form's name at its endpoints, and its anchor on the page. */
const name = "location";

/**
 * Why an island: it keeps what was typed when the form cannot be sent, and says why in place. Without JavaScript the same form
 * posts to the same address and comes back with the same words.
 */
export function LocationFormIsland(props: Props) {
  const { action, locale, list, values, wasDefault, isFirst, isTyped, options, longest, texts } = props;
  const { fault, isBusy, onSubmit } = useSubmit<FormFault>({
    initial: props.fault,
    focus: (form) => giveFocus(form?.querySelector<HTMLElement>("[role=alert]")),
    isLeaving: true,
  });
  const isFull = fault?.faults.name === "tooMany";
  const faultOf = (field: string): string | null => {
    const code = fault?.faults[field];
    return code === undefined ? null : (texts.faults[code] ?? texts.reasons.faults);
  };
  return (
    <form
      id={fault ? undefined : name}
      action={action}
      method="post"
      noValidate
      className="grid max-w-[30rem] scroll-mt-20 grid-cols-1 gap-5"
      onSubmit={onSubmit((form) => postLocation(form, { action, list }))}
    >
      <input type="hidden" name="locale" value={locale} />
      <AccountFieldIsland />
      {/* A new document reads nothing out by itself. The address ends in the form's name, so that this gets the focus. */}
      {fault && (
        <FormRefusal id={name}>
          <FaultReason
            reason={fault.reason}
            text={(isFull && faultOf("name")) || texts.reasons[fault.reason]}
            signInAgain={texts.signInAgain}
            locale={locale}
          />
        </FormRefusal>
      )}
      <Field
        id={`${name}-name`}
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        fault={isFull ? null : faultOf("name")}
        defaultValue={values.name}
        maxLength={longest.name + 40}
        autoComplete="off"
        dir="auto"
        required
      />
      <PlaceField
        id={`${name}-place`}
        label={texts.place}
        fault={faultOf("place")}
        isTyped={isTyped}
        options={options}
        defaultValue={values.place}
      />
      <Field
        id={`${name}-address`}
        name="address"
        label={texts.address}
        hint={texts.addressHint}
        fault={faultOf("address")}
        defaultValue={values.address}
        maxLength={longest.address + 40}
        autoComplete="address-line1"
        dir="auto"
      />
      {/* If another place was made the default meanwhile, saving an address here must not undo that. */}
      {wasDefault !== null && (
        <input type="hidden" name={formerOf("isDefault")} value={wasDefault ? "on" : ""} />
      )}
      {!isFirst && (
        <label className={`${tick} self-end`}>
          <input type="checkbox" name="isDefault" defaultChecked={values.isDefault} />
          <span>{texts.isDefault}</span>
        </label>
      )}
      <button type="submit" className="button justify-self-start" aria-busy={isBusy || undefined}>
        {texts.submit}
      </button>
    </form>
  );
}
