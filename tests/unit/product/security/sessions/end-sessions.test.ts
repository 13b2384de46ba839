import { expect, test } from "vitest";
import { endSessions } from "@/components/product/security/sessions/end-sessions";

const refusal = new Error("There is no such session.");

/** Sessions by their ids, those of `refused` such as the service does not end; and those that were ended. */
function sessionsOf(ids: string[], refused: string[] = []) {
  const ended: string[] = [];
  const sessions = ids.map((id) => ({
    id,
    status: "active",
    revoke: async () => {
      if (refused.includes(id)) throw refusal;
      ended.push(id);
    },
  }));
  return { sessions, ended };
}

test("a session that has ended meanwhile leaves no other open, and is no fault", async () => {
  const { sessions, ended } = sessionsOf(["phone", "library", "laptop"], ["phone"]);
  await endSessions(sessions, async () => [{ id: "here" }]);
  expect(ended).toEqual(["library", "laptop"]);
});

test("a session that could not be ended leaves no other open either, and is told of", async () => {
  const { sessions, ended } = sessionsOf(["phone", "library"], ["phone"]);
  await expect(endSessions(sessions, async () => [{ id: "phone" }])).rejects.toBe(refusal);
  expect(ended).toEqual(["library"]);
  // Nobody knows whether it is open.
  const unknown = sessionsOf(["phone"], ["phone"]);
  await expect(endSessions(unknown.sessions, () => Promise.reject(new Error("away")))).rejects.toBe(refusal);
});

test("what was ended before is not ended again", async () => {
  const { sessions, ended } = sessionsOf(["phone", "library"]);
  const half = sessions.map((one) => (one.id === "phone" ? { ...one, status: "revoked" } : one));
  await endSessions(half, async () => []);
  expect(ended).toEqual(["library"]);
});
