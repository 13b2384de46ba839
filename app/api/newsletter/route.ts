import { endpoint } from "#lib/platform/server/api/endpoint";
import { newsletterForm } from "#lib/reader/submissions/newsletter";
import { submissionEndpoint } from "#lib/reader/submissions/submission-endpoint";

/** Signs up for the newsletter. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: submissionEndpoint(newsletterForm),
});
