import { expect, test } from "vitest";
import { refusalText } from "@/components/product/calls/requests/refusal";
import { toldRefusal, tooManyCodes, type TooMany } from "#lib/product/calls/allowance/allowance";

const texts = {
  ...(Object.fromEntries(tooManyCodes.map((code) => [code, code])) as Record<TooMany, string>),
  timed: {
    tooManyToday: {
      today: "From {time} today on, you can start another.",
      other: "From {time} on, you can start another.",
    },
  },
};
const now = new Date(2026, 10, 29, 10, 0);
const say = (from: Date | null, code: TooMany = "tooManyToday") =>
  refusalText({ code, from }, texts, "en-US", now).replaceAll("\u202f", " ");

test("a refusal says from when on there is room, by the reader's own clock", () => {
  expect(say(new Date(2026, 10, 29, 16, 20))).toBe("From 4:20 PM today on, you can start another.");
  expect(say(new Date(2026, 10, 30, 9, 5))).toMatch(/^From Monday.* 9:05 AM on, you can start another\.$/);
});

test("where no time is known, or none helps, the refusal is as it was", () => {
  expect(say(null)).toBe("tooManyToday");
  expect(say(new Date(2026, 10, 30), "tooManyLive")).toBe("tooManyLive");
});

test("an answer tells the limit, when there is room again if that is long, and which call is in the way", () => {
  expect(toldRefusal({ limit: "day" }, 6 * 3_600_000, now)).toEqual({
    kind: "full",
    code: "tooManyToday",
    from: new Date(2026, 10, 29, 16, 0),
    callId: null,
  });
  expect(toldRefusal({ limit: "business", callId: "a-call" }, 60_000, now)).toEqual({
    kind: "full",
    code: "tooManyHere",
    from: null,
    callId: "a-call",
  });
  expect(toldRefusal(undefined, null, now)).toEqual({
    kind: "full",
    code: "tooMany",
    from: null,
    callId: null,
  });
});
