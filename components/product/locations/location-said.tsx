import { getTranslations } from "next-intl/server";
import { note } from "@/components/product/looks";
import type { FormOutcome } from "#lib/platform/server/api/form-return";

type Props = { outcome: FormOutcome };

const forms = ["location", "default", "delete"] as const;

/** What the form before this page has done, if one has; or that a button's could not be done. */
export async function LocationSaid({ outcome: { saved, sentBack } }: Props) {
  const t = await getTranslations("explore.locations");
  const done = forms.find((one) => one === saved);
  const isRefused = sentBack !== null && sentBack.form !== "location";
  return (
    <p role="status" className={`${note} mt-6`}>
      {done ? t(`done.${done}`) : isRefused && t("faults.failed")}
    </p>
  );
}
