import type { Uncallable } from "#lib/product/calls/unwelcome";
import { weekdays, type Business } from "#lib/product/directory/business";
import { readBusiness } from "#lib/product/directory/directory";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";

/** What the assistant is to know of a business of the directory, or why that one cannot be called. */
export function toCalled(business: Business): CalledBusiness | Uncallable {
  if (business.goneAt) return "gone";
  if (business.phone === null) return "notCallable";
  const { id, name, category, city, phone, timeZone, hours, inAWeek, services } = business;
  return {
    id,
    name,
    category,
    city,
    phone,
    timeZone,
    hours: hours ? weekdays.map((day) => hours[day]) : [],
    inAWeek,
    services: services.map(({ name: service, price }) => ({ name: service, price })),
  };
}

/** What is to be known of the business with this id for a call, or why it cannot be called; null when there never was one. */
export async function calledBusiness(id: string): Promise<CalledBusiness | Uncallable | null> {
  const business = await readBusiness(id, new Date());
  return business && toCalled(business);
}
