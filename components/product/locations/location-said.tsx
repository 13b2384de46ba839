import { getTranslations } from "next-intl/server";
import { note } from "@/components/product/looks";
import { SaidOnceIsland } from "@/components/product/shell/said-once.island";
import { formReason } from "#lib/base/site/form-problems";
import { savedLocation } from "#lib/product/locations/saved-location";
import type { FormOutcome } from "#lib/platform/server/api/form-return";

type Props = { outcome: FormOutcome };

const outcomes = {
  [savedLocation.any]: "location",
  [savedLocation.first]: "location",
  default: "default",
  delete: "delete",
} as const;

const isOutcome = (saved: string | null): saved is keyof typeof outcomes =>
  saved !== null && Object.hasOwn(outcomes, saved);

/** What the form on the previous page has done, if anything; or that a button's action failed. */
export async function LocationSaid({ outcome: { saved, sentBack } }: Props) {
  const t = await getTranslations("explore.locations");
  const words = await getTranslations("account.form");
  const done = isOutcome(saved) ? outcomes[saved] : undefined;
  const refused = sentBack?.form === "location" ? null : sentBack;
  const reasons = {
    faults: t("faults.failed"),
    expired: t("faults.expired"),
    otherAccount: words("otherAccount"),
    tooMany: t("faults.often"),
    failed: t("faults.failed"),
  };
  const said = done ? t(`done.${done}`) : refused && reasons[formReason(refused.reason)];
  if (!said) return null;
  return (
    // Screen readers read a new document from its top. The focus makes them begin here, by the attribute or by the anchor of the
    // form's name.
    <p
      id={refused?.form}
      role="status"
      className={`${note} mt-6`}
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- what the page was opened to say
      autoFocus={done !== undefined}
    >
      {said}
      {done && <SaidOnceIsland />}
    </p>
  );
}
