import { weekdays, type Business } from "#lib/product/directory/business";
import { readBusiness } from "#lib/product/directory/directory";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";

/** What the assistant is to know of a business of the directory; null of one that cannot be called. */
export function toCalled(business: Business): CalledBusiness | null {
  if (business.phone === null || business.goneAt) return null;
  const { id, name, category, city, phone, timeZone, hours, services } = business;
  return {
    id,
    name,
    category,
    city,
    phone,
    timeZone,
    hours: hours ? weekdays.map((day) => hours[day]) : [],
    services: services.map(({ name: service, price }) => ({ name: service, price })),
  };
}

/** The same of the business of an id; null when there is none that can be called. */
export async function calledBusiness(id: string): Promise<CalledBusiness | null> {
  const business = await readBusiness(id);
  return business && toCalled(business);
}
