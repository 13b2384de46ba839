import type { UncallableBusiness } from "#lib/product/calls/manners/unwelcome";
import { weekdays, type Business } from "#lib/product/directory/business/business";
import { readBusiness } from "#lib/product/directory/provider/directory";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";

/** What the assistant is to know of a business, or why that one cannot be called. */
export type CallableBusiness = { kind: "callable"; business: CalledBusiness } | UncallableBusiness;

/** A business of the directory as one to be called. */
export function toCalled(business: Business): CallableBusiness {
  if (business.goneAt) return { kind: "unwelcome", reason: "gone" };
  if (business.phone === null) return { kind: "unwelcome", reason: "notCallable" };
  const { id, name, category, city, phone, timeZone, hours, inAWeek, services } = business;
  return {
    kind: "callable",
    business: {
      id,
      name,
      category,
      city,
      phone,
      timeZone,
      hours: hours ? weekdays.map((day) => hours[day]) : [],
      inAWeek,
      services: services.map(({ name: service, price }) => ({ name: service, price })),
    },
  };
}

/** The business with this id as one to be called; null when there never was one. */
export async function calledBusiness(id: string): Promise<CallableBusiness | null> {
  const business = await readBusiness(id, new Date());
  return business && toCalled(business);
}
