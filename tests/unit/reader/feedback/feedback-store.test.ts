import { expect, test } from "vitest";
import { feedbackShape } from "#lib/reader/feedback/feedback";
import { feedbackStore } from "#lib/reader/feedback/feedback-store";
import { feedback } from "#lib/platform/server/database/schema";
import { startEmbedded } from "@/tests/support/machine/databases";

const now = new Date("2026-03-01T12:00:00Z");
const subject = { type: "brief", slug: "one" };

test("feedback is kept with the piece and nothing of who gave it", { timeout: 60_000 }, async () => {
  const { opened, stop } = await startEmbedded();
  const { database } = opened;
  const given = feedbackShape.parse({ subject, helpful: false, comment: "  A picture.  " });
  await feedbackStore(database).add(given, now);
  const [row, ...others] = await database.select().from(feedback);
  expect(others).toEqual([]);
  expect(row).toEqual({
    id: row?.id,
    subjectType: "microBrief",
    subjectSlug: "one",
    isHelpful: false,
    comment: "A picture.",
    createdAt: now,
  });
  await stop();
});

test("an answer that is sent again is kept once, as it was said last", { timeout: 60_000 }, async () => {
  const { opened, stop } = await startEmbedded();
  const id = crypto.randomUUID();
  const { database } = opened;
  const rows = () => database.select().from(feedback);
  for (let sent = 0; sent < 2; sent += 1)
    await feedbackStore(database).add(feedbackShape.parse({ id, subject, helpful: true }), now);
  expect(await rows()).toMatchObject([{ id, isHelpful: true }]);
  await feedbackStore(database).add(
    feedbackShape.parse({ id, subject, helpful: false, comment: "Too long." }),
    now,
  );
  expect(await rows()).toMatchObject([{ id, isHelpful: false, comment: "Too long." }]);
  // The no that was sent before its words, and arrives after them.
  await feedbackStore(database).add(feedbackShape.parse({ id, subject, helpful: false }), now);
  expect(await rows()).toMatchObject([{ id, isHelpful: false, comment: "Too long." }]);
  await stop();
});

test("an empty comment is none, and what does not fit is refused", () => {
  expect(feedbackShape.parse({ subject, helpful: true, comment: "  " }).comment).toBeNull();
  expect(feedbackShape.parse({ subject, helpful: true }).comment).toBeNull();
  for (const wrong of [
    {},
    { subject, helpful: "yes" },
    { subject: { type: "page", slug: "one" }, helpful: true },
    { subject: { type: "brief", slug: "" }, helpful: true },
    { subject, helpful: true, comment: "x".repeat(1001) },
    { subject, helpful: true, id: "1" },
  ])
    expect(feedbackShape.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
