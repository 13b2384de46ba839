/** What machines learn about a help line: that it is a service, where it answers, and through which channels. */
import type { ContactPoint, Country, Place, Service, ServiceChannel } from "schema-dts";
import { isRegion } from "#lib/publication/content/choose-help-lines";
import { parseHours } from "#lib/publication/content/help-hours";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import type { HelpLine } from "#lib/publication/content/help-line";
import { countryName } from "#lib/base/i18n/country-names";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { absoluteUrl } from "#lib/platform/site";

/** The type and the audience of a line, in the page's language. */
type Words = { type: string; audience: string };

/** A help line as a service. `locale` is the language of the page that shows it, and of its words. */
export function helpLineJsonLd(line: HelpLine, locale: Locale, { type, audience }: Words): Service {
  const { phone, textNumber, chat, form, hours, isFree } = line;
  const availableLanguage = line.languages.length > 0 ? line.languages : undefined;
  const contact = (telephone: string): ContactPoint => ({
    "@type": "ContactPoint",
    telephone,
    availableLanguage,
  });
  const channel: ServiceChannel = {
    "@type": "ServiceChannel",
    availableLanguage,
    servicePhone: phone === null ? undefined : contact(phone),
    serviceSmsNumber: textNumber === null ? undefined : contact(textNumber),
    serviceUrl: chat ?? form ?? line.url,
  };
  return {
    "@type": "Service",
    "@id": `${absoluteUrl(helpLinesPath, locale)}#${line._id}`,
    name: line.name,
    serviceType: type,
    url: line.url,
    provider: { "@type": "Organization", name: line.publisher },
    areaServed: areaOf(line.country, locale),
    audience: { "@type": "Audience", audienceType: audience },
    availableChannel: channel,
    hoursAvailable: hours.length > 0 ? hours.flatMap(specificationOf) : undefined,
    // No currency: what is free is free in all of them.
    offers: isFree ? { "@type": "Offer", price: 0 } : undefined,
  };
}

/** A country by its code, a region by its name. A line for the whole world has no area. */
function areaOf(country: HelpLine["country"], locale: Locale): Place | Country | undefined {
  if (country === "001") return undefined;
  if (isRegion(country)) return { "@type": "Place", name: countryName(country, languages[locale].tag) };
  return { "@type": "Country", name: country };
}

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

function specificationOf(stored: string) {
  const parsed = parseHours(stored);
  if (parsed === null) return [];
  const { days, opens, closes } = parsed;
  const dayOfWeek = days.flatMap((day) => {
    const name = dayNames[day];
    return name === undefined ? [] : [`https://schema.org/${name}` as const];
  });
  return [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek, opens, closes }];
}
