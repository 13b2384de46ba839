import { randomUUID } from "node:crypto";
import { getTranslations } from "next-intl/server";
import { FormRefusal } from "@/components/product/shell/form-refusal";
import { ShellSection } from "@/components/product/shell/shell-section";
import { StaticPart } from "@/components/site/static-part";
import { Labelled } from "@/components/ui/labelled";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { formReason } from "#lib/base/site/form-problems";
import type { Business } from "#lib/product/directory/business/business";
import type { FormOutcome } from "#lib/platform/server/api/form-return";
import { longestComment } from "#lib/reader/feedback/comment-length";
import { businessFeedbackForm } from "#lib/reader/feedback/feedback";

const comment = `${businessFeedbackForm}-comment`;

type Props = { business: Pick<Business, "id" | "element">; outcome: FormOutcome };

/** What to do about wrong data: tell us, by a plain form; or correct it in OpenStreetMap, if it comes from there. */
export async function WrongData({ business: { id, element }, outcome: { saved, sentBack } }: Props) {
  const t = await getTranslations("explore.wrong");
  const faults = await getTranslations("explore.locations.faults");
  const locale = await currentLocale();
  const failed = sentBack?.form === businessFeedbackForm ? sentBack : null;
  const reasons = {
    faults: t("empty"),
    expired: faults("expired"),
    // It does not matter which account tells us.
    otherAccount: faults("failed"),
    tooMany: faults("often"),
    failed: faults("failed"),
  };
  const fault = failed && reasons[formReason(failed.reason)];
  return (
    <ShellSection id="wrong" title={t("title")}>
      {saved === businessFeedbackForm ? (
        <p id={businessFeedbackForm} role="status" tabIndex={-1} className="font-semibold text-good">
          {t("thanks")}
        </p>
      ) : (
        <form
          id={fault ? undefined : businessFeedbackForm}
          action="/api/feedback"
          method="post"
          className="grid max-w-[30rem] scroll-mt-20 grid-cols-1 gap-3"
        >
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="id" value={randomUUID()} />
          <input type="hidden" name="business" value={id} />
          {fault && (
            // The anchor of the address, as the thanks are: it gets the focus.
            <FormRefusal id={businessFeedbackForm}>{fault}</FormRefusal>
          )}
          <Labelled id={comment} label={t("label")}>
            <textarea
              id={comment}
              name="comment"
              className="field"
              rows={3}
              required
              // Room for a text that is too long, so that the form can say so.
              maxLength={longestComment + 500}
              defaultValue={failed?.values.comment}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? businessFeedbackForm : undefined}
            />
          </Labelled>
          <button type="submit" className="button button-quiet justify-self-start">
            {t("send")}
          </button>
        </form>
      )}
      {element && (
        <StaticPart>
          <p className="mt-4 max-w-measure">
            {t.rich("mend", {
              link: (words) => (
                <a href={editAddress(element)} rel="noreferrer">
                  {words}
                </a>
              ),
            })}
          </p>
        </StaticPart>
      )}
    </ShellSection>
  );
}

/** The address of the OpenStreetMap editor, opened at an element such as `node/123`. */
const editAddress = (element: string): string =>
  `https://www.openstreetmap.org/edit?${element.replace("/", "=")}`;
