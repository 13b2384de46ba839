import "server-only";
/** The public sign-up forms: limited by client and by address. What bots submit is dropped. */
import type { Fields } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { answerPost } from "#lib/platform/server/api/form-endpoint";
import { FormProblem, outcomeAddress, type FormPlace } from "#lib/platform/server/api/form-return";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { readEmailAddress } from "#lib/base/values/email-address";
import { honeypotField, type SubmissionFault } from "#lib/base/site/form-problems";

const perAddress = { name: "submission-address", points: 5, seconds: 60 };

export type SubmissionForm<T extends { emailAddress: string }> = {
  /** The page of the form. `/confirmed` below it is the page that says thank you. */
  place: (fields: Fields) => FormPlace;
  /** Reads the fields. Throws the FormProblem of the faulty one. */
  read: (fields: Fields) => T;
  /** Throws when the submission could not be stored safely. */
  store: (submission: T) => Promise<void>;
};

/** Handles one post of the form. No answer reveals whether the address was on the list before. */
export function submissionEndpoint<T extends { emailAddress: string }>(form: SubmissionForm<T>) {
  return (request: Request): Promise<Response> =>
    answerPost(request, {
      place: form.place,
      take: async (fields) => {
        await takeFrom(clientLimits.submissions, clientKey(request.headers));
        // Whoever fills in the invisible field gets thanks, and nothing is stored.
        if (!fields[honeypotField]) await keep(form, fields);
        const place = form.place(fields);
        return { next: outcomeAddress({ ...place, path: `${place.path}/confirmed` }, {}) };
      },
    });
}

async function keep<T extends { emailAddress: string }>(
  form: SubmissionForm<T>,
  fields: Fields,
): Promise<void> {
  const submission = form.read(fields);
  await takeFrom(perAddress, submission.emailAddress.toLowerCase());
  await orUnavailable("Failed to subscribe. Please try again.", () => form.store(submission));
}

const details: Record<SubmissionFault, string> = {
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  languageInvalid: "Please choose a language",
};

/** The problem of a submission with a faulty field. */
export const submissionFault = (field: "emailAddress" | "language", fault: SubmissionFault): FormProblem =>
  new FormProblem(400, fault, "The submission is not valid", { errors: { [field]: details[fault] } });

/** The address in the field `emailAddress`. Throws the FormProblem of what is wrong with it. */
export function submittedAddress({ emailAddress }: Fields): { emailAddress: string } {
  const read = readEmailAddress(typeof emailAddress === "string" ? emailAddress : "");
  if ("fault" in read) throw submissionFault("emailAddress", read.fault);
  return { emailAddress: read.address };
}
