/** Which prerendered page stands in for an empty "not found" or a failed render. */
import { localePath, splitLocale } from "#lib/i18n/paths";
import {
  errorKindOf,
  errorPagePath,
  isAnswerPath,
  notFoundKindOf,
  notFoundPath,
} from "#lib/site/answer-paths";
import { gatePath } from "#lib/site/signed-in-paths";

/** The page of an answer to `path`, in the language of the path: its own address among our routes. */
export function answerPageUrl(path: string, status: number): string {
  const { locale, path: unprefixed } = splitLocale(path);
  const page =
    status === 404 ? notFoundPath(notFoundKindOf(unprefixed)) : errorPagePath(errorKindOf(unprefixed));
  return localePath(page, locale);
}

/** Whether an address is that of such a page itself; from outside there is nothing there. */
export function isAnswerPage(path: string): boolean {
  const { path: unprefixed } = splitLocale(path);
  return unprefixed === gatePath || isAnswerPath(unprefixed);
}

/** Whether a reader looking at this answer sees a page: not an API's problem, not a missing picture or script. */
export function isForReaders(path: string, contentType: string): boolean {
  if (/^\/(?:api|_next|_lantern|images|share|__clerk)(?:\/|$)/.test(path)) return false;
  return contentType === "" || /^text\/(?:html|plain)/.test(contentType);
}
