import { weekdays } from "#lib/product/directory/business";
import { readBusiness } from "#lib/product/directory/directory";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";

/** What the assistant is to know of a business of the directory; null when there is none that can be called. */
export async function calledBusiness(id: string): Promise<CalledBusiness | null> {
  const business = await readBusiness(id);
  if (!business || business.phone === null || business.goneAt) return null;
  const { name, category, city, phone, timeZone, hours, services } = business;
  return {
    id: business.id,
    name,
    category,
    city,
    phone,
    timeZone,
    hours: weekdays.map((day) => hours?.[day] ?? []),
    services: services.map(({ name: service, price }) => ({ name: service, price })),
  };
}
