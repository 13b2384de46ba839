import { newsletterForm } from "#lib/reader/newsletter/subscribe";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { submissionEndpoint } from "#lib/platform/server/api/submission-endpoint";

/** Signs up for the newsletter. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: submissionEndpoint(newsletterForm),
});
