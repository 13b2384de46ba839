import {
  breadcrumbJsonLd,
  organizationJsonLd,
  websiteJsonLd,
  type Crumb,
  type JsonLdThing,
} from "#lib/seo/json-ld";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  things: readonly JsonLdThing[];
  crumbs: readonly Crumb[];
  locale: Locale;
};

/**
 * Structured data of a page in one graph: the organization, the site, the page's own things and its breadcrumb. `<` is escaped, so
 * that no text of the content can end the script element.
 */
export function JsonLd({ things, crumbs, locale }: Props) {
  const graph: JsonLdThing[] = [organizationJsonLd(), websiteJsonLd(locale), ...things];
  if (crumbs.length > 1) graph.push(breadcrumbJsonLd(crumbs, locale));
  const document = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: document.replaceAll("<", "\\u003c") }}
    />
  );
}
