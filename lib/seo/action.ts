/** What search engines and shared links learn of an action. */
import type { Metadata } from "next";
import type { HowTo, HowToStep } from "schema-dts";
import type { Action } from "#lib/content/action";
import { contentLanguage, type Locale } from "#lib/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";
import { lastChange } from "#lib/seo/json-ld";
import { pageMetadata, shareImagePath } from "#lib/seo/metadata";

export const actionPath = (slug: string) => `/micro-actions/${encodeURIComponent(slug)}`;

export function actionMetadata(action: Action, locale: Locale): Metadata {
  return pageMetadata({
    title: action.seo?.title ?? action.title,
    description: action.seo?.description ?? action.excerpt ?? action.goal ?? action.title,
    keywords: action.seo?.keywords.length ? action.seo.keywords : [action.title, ...action.tags],
    path: actionPath(action.slug),
    locale,
    image: shareImagePath("action", action.slug),
    noIndex: action.seo?.noIndex ?? false,
    article: { publishedAt: action.publishedAt, modifiedAt: lastChange(action) },
  });
}

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
