import { readBusiness } from "#lib/product/directory/provider/directory";
import { readRenamedSlug } from "#lib/publication/content/former-slugs";
import {
  businessFeedbackForm,
  businessFeedbackShape,
  feedbackShape,
  type Feedback,
} from "#lib/reader/feedback/feedback";
import { feedbackStore } from "#lib/reader/feedback/feedback-store";
import { isFormPost } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { answerPost } from "#lib/platform/server/api/form-endpoint";
import { fieldProblem } from "#lib/platform/server/api/form-return";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { database } from "#lib/platform/server/database/database";
import { isPublishedAt } from "#lib/platform/server/content/content-memos";
import { Problem } from "#lib/platform/server/answers/problem";
import { noContent } from "#lib/platform/server/answers/uncached-answer";
import { locales } from "#lib/base/i18n/locales";

/** Takes an answer to "was this helpful" for a piece that exists, also by a former address: 204, or a problem. */
async function takeFeedback(request: Request): Promise<Response> {
  requireSameOrigin(request);
  // What is not valid counts too: to read it is most of the work.
  await takeFrom(clientLimits.feedback, clientKey(request.headers));
  const feedback = await readShape(request, feedbackShape, "The feedback is not valid");
  const { type, slug: asked } = feedback.subject;
  const isThere = await isPublishedAt(type, asked, locales);
  // The piece was renamed while its page was open, or since an offline copy was made.
  const slug = isThere ? asked : await readRenamedSlug(type, asked);
  if (slug === null) throw new Problem(404, "There is no such piece");
  await keep({ ...feedback, subject: { type, slug } });
  return noContent();
}

/** Takes the plain form on a business's page in which users report wrong data. */
const takeBusinessFeedback = (request: Request) =>
  answerPost(request, {
    place: ({ business }) => ({
      name: businessFeedbackForm,
      path: typeof business === "string" ? `/business/${encodeURIComponent(business)}` : "/explore",
      anchor: businessFeedbackForm,
    }),
    take: async (fields) => {
      await takeFrom(clientLimits.feedback, clientKey(request.headers));
      const { data } = businessFeedbackShape.safeParse(fields);
      if (!data) throw fieldProblem({ comment: "empty" });
      if (!(await readBusiness(data.subject.slug, new Date())))
        throw new Problem(404, "There is no such business");
      await keep(data);
      return {};
    },
  });

const keep = (feedback: Feedback): Promise<void> =>
  orUnavailable("The feedback could not be kept. Please try again.", async () =>
    feedbackStore(await database()).add(feedback, new Date()),
  );

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: (request: Request) => (isFormPost(request) ? takeBusinessFeedback(request) : takeFeedback(request)),
});
