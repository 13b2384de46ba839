import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { callTime, ownTime, utcTime } from "@/components/product/calls/parts/call-time";
import { languages, locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

const zone = "America/Phoenix";
/** A Sunday, at ten in the morning there. */
const now = new Date("2026-11-29T17:00:00Z");
const thisAfternoon = new Date("2026-11-29T20:00:00Z");
const nextMorning = new Date("2026-11-30T16:00:00Z");

test("a call later on the same day is for today, another for its weekday", () => {
  expect(callTime(thisAfternoon, zone, "en-US", now)).toEqual({ day: "today", time: "1:00 PM MST" });
  const next = callTime(nextMorning, zone, "en-US", now);
  expect(next.day).toBe("other");
  expect(next.time).toMatch(/^Monday\b.* 9:00\sAM MST$/);
});

test("the day is that of the business, not of the server", () => {
  const lateEvening = new Date("2026-11-30T06:30:00Z");
  expect(callTime(new Date("2026-11-30T06:50:00Z"), zone, "en-US", lateEvening).day).toBe("today");
  expect(callTime(nextMorning, zone, "en-US", lateEvening).day).toBe("other");
});

test("for readers whose clock nobody knows, a time names its zone and its weekday, also on the day itself", () => {
  const { day, time } = utcTime(thisAfternoon, "en-US");
  expect(day).toBe("other");
  expect(time).toMatch(/^Sunday\b.* 8:00\sPM UTC$/);
});

test("by the reader's own clock, a time names no zone, and no weekday today", () => {
  expect(ownTime(thisAfternoon, "en-US", thisAfternoon)).toEqual({
    day: "today",
    time: expect.stringMatching(/^\d+:00\s[AP]M$/) as string,
  });
  const nextWeek = new Date(thisAfternoon.getTime() + 8 * 24 * 60 * 60_000);
  expect(ownTime(nextWeek, "en-US", thisAfternoon)).toMatchObject({
    day: "other",
    time: expect.stringMatching(/day\b.* \d+:00\s[AP]M$/) as string,
  });
});

test("no text names today's weekday, in any language", async () => {
  for (const locale of locales) {
    const { tag } = languages[locale];
    const t = createTranslator({ locale: tag, messages: await readMessages(locale), namespace: "calls" });
    const texts = (at: Date) => {
      const values = { business: "Sun Play", ...callTime(at, zone, tag, now) };
      return [
        t("start.later", values),
        t("start.checkTextLater", values),
        t("start.checkTextSimulatedLater", values),
        t("detail.scheduled", values),
      ];
    };
    const weekday = (at: Date) =>
      new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: zone }).format(at).toLowerCase();
    for (const text of texts(thisAfternoon)) {
      expect(text.toLowerCase()).not.toContain(weekday(thisAfternoon));
      expect(text.toLowerCase()).toMatch(/today|hoy|aujourd’hui|heute|hoje/);
    }
    for (const text of texts(nextMorning)) expect(text.toLowerCase()).toContain(weekday(nextMorning));
  }
});
