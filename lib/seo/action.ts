/** What search engines and shared links learn about an action. */
import type { Metadata } from "next";
import type { HowTo, HowToStep } from "schema-dts";
import type { Action } from "#lib/publication/content/action";
import { actionPath } from "#lib/publication/content/kinds";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { pictureOf } from "#lib/seo/artwork";
import { citations, lastChange, publication } from "#lib/seo/json-ld";
import { documentMetadata } from "#lib/seo/metadata";

/** `versions` are the addresses of the action in all languages; `since` is when it was first published in its own language. */
export function actionMetadata(
  action: Action,
  locale: Locale,
  versions: readonly ContentAddress[],
  since: string | null,
): Promise<Metadata> {
  return documentMetadata("microAction", action, locale, versions, {
    title: action.title,
    description: action.excerpt ?? action.goal ?? action.title,
    keywords: [action.title, ...action.tags],
    article: { publishedAt: since, modifiedAt: lastChange({ ...action, since }) },
  });
}

/** An action as a how-to by the site, each step with its place on the page. */
export function actionJsonLd(action: Action, since: string | null): HowTo {
  const url = absoluteUrl(actionPath(action.slug), action.language);
  return {
    "@type": "HowTo",
    "@id": `${url}#howto`,
    mainEntityOfPage: url,
    name: action.title,
    description: action.excerpt ?? action.goal ?? undefined,
    inLanguage: langOf(action),
    ...publication(action, since),
    image: pictureOf("action", action),
    citation: citations(action.sources),
    // ISO 8601 duration.
    totalTime: action.minutes ? `PT${Math.round(action.minutes)}M` : undefined,
    step: action.steps.map((step, index): HowToStep => ({
      "@type": "HowToStep",
      position: index + 1,
      name: step.title,
      text: step.description ?? step.title,
      url: `${url}#step-${index + 1}`,
    })),
  };
}
