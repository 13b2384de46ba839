/** A business and a request, as tests of calls often need them. */
import type { NewCall } from "#lib/product/calls/records/call-start-store";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";

const weekday = [{ opens: "09:00", closes: "17:30" }];

/** Open on weekdays and Saturday mornings. */
export const sampleBusiness: CalledBusiness = {
  id: "7b1c6f0e-0c5e-4f3c-9a53-0d9f6f3f7a11",
  name: "Rivet & Spark Coding Club",
  category: "coding-clubs",
  city: "Portland, OR",
  phone: "+15035550123",
  timeZone: "America/Los_Angeles",
  hours: [weekday, weekday, weekday, weekday, weekday, [{ opens: "10:00", closes: "13:00" }], []],
  services: [
    { name: "Beginners’ robotics class", price: 45 },
    { name: "Game design workshop", price: 60 },
    { name: "Private mentoring", price: null },
  ],
};

/** The same business, always open and in UTC: it may be called at noon UTC, to which tests set their clocks. */
export const alwaysOpen: CalledBusiness = {
  ...sampleBusiness,
  timeZone: "UTC",
  hours: Array.from({ length: 7 }, () => [{ opens: "00:00", closes: "24:00" }]),
};

/** A business that no other call of a test goes to. */
export const anotherBusiness = (): CalledBusiness => ({ ...sampleBusiness, id: crypto.randomUUID() });

/** A business as the directory gives it for a call. */
export const callable = (business: CalledBusiness) => ({ kind: "callable", business }) as const;

/** A call that nobody has made yet; `more` overrides the sample's values. */
export const sampleCall = (more: Partial<NewCall> = {}): NewCall => ({
  userId: "user_ada",
  business: sampleBusiness,
  idempotencyKey: crypto.randomUUID(),
  provider: "simulator",
  month: null,
  request: "Do you have a robotics class on Saturday, and what does it cost?",
  language: "en",
  summaryLanguage: "en",
  callbackNumber: "+12025550142",
  ...more,
});
