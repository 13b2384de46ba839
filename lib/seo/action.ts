/** What search engines and shared links learn of an action. */
import type { Metadata } from "next";
import type { HowTo, HowToStep } from "schema-dts";
import type { Action } from "#lib/publication/content/action";
import { actionPath } from "#lib/publication/content/kinds";
import { contentLanguage, type Locale } from "#lib/base/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";
import { citations, lastChange } from "#lib/seo/json-ld";
import { documentMetadata, shareImagePath } from "#lib/seo/metadata";

export const actionMetadata = (action: Action, locale: Locale): Metadata =>
  documentMetadata("microAction", action, locale, {
    title: action.title,
    description: action.excerpt ?? action.goal ?? action.title,
    keywords: [action.title, ...action.tags],
    article: { publishedAt: action.publishedAt, modifiedAt: lastChange(action) },
  });

export function actionJsonLd(action: Action, locale: Locale): HowTo {
  const url = absoluteUrl(actionPath(action.slug), locale);
  return {
    "@type": "HowTo",
    "@id": `${url}#howto`,
    mainEntityOfPage: url,
    name: action.title,
    description: action.excerpt ?? action.goal ?? undefined,
    inLanguage: contentLanguage,
    image: `${site.baseUrl}${shareImagePath("action", action.slug)}`,
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
