import { endpoint } from "#lib/platform/server/api/endpoint";
import { submissionEndpoint } from "#lib/reader/submissions/submission-endpoint";
import { waitlistForm } from "#lib/reader/submissions/waitlist";

/** Signs up for the waitlist of a language. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: submissionEndpoint(waitlistForm),
});
