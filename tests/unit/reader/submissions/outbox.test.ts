/** What the outbox delivers while a form service fails, or refuses one submission. */
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { submissions } from "#lib/platform/server/database/schema";
import type { List } from "#lib/platform/server/form-service";
import { submissionStore } from "#lib/reader/submissions/submission-store";
import { processWide } from "#lib/base/values/process-wide";
import { databaseForTests, databases } from "@/tests/support/machine/databases";
import { startFormService, type FormService } from "@/tests/support/services/form-service";

const start = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
/** As many as the queue tries at the same time. */
const atOnce = 4;

describe.each(databases)("on $kind", ({ start: startDatabase, isThere }) => {
  describe.skipIf(!isThere)("the outbox", () => {
    let opened: OpenDatabase;
    let newsletter: FormService;
    let waitlist: FormService;

    databaseForTests(startDatabase, (started) => {
      opened = started;
    });
    beforeEach(async () => {
      newsletter = await startFormService();
      waitlist = await startFormService();
      // Which services there are is read as the modules are loaded.
      vi.resetModules();
      vi.stubEnv("NEWSLETTER_FORM_URL", newsletter.url);
      vi.stubEnv("WAITLIST_FORM_URL", waitlist.url);
      await opened.database.delete(submissions);
      processWide("outbox-pauses", () => new Map<string, unknown>()).clear();
    });
    afterEach(async () => {
      await newsletter.stop();
      await waitlist.stop();
    });
    afterAll(() => void vi.unstubAllEnvs());

    const add = async (list: List, names: readonly string[], at = start) => {
      for (const name of names)
        await submissionStore(opened.database).add(
          { list, language: list === "waitlist" ? "fr" : "", emailAddress: `${name}@example.org` },
          at,
        );
    };
    /** Tries whatever can be claimed by then, in rounds. Returns how many tries there were. */
    const deliver = async (at: Date): Promise<number> => {
      const { claimDeliveries, recordDelivery } = await import("#lib/reader/submissions/outbox");
      const { postSubmission } = await import("#lib/platform/server/form-service");
      for (let tries = 0; ;) {
        const claimed = await claimDeliveries(opened.database, { now: at, leaseMs: 15_000, limit: atOnce });
        if (claimed.length === 0) return tries;
        tries += claimed.length;
        const outcomes = await Promise.all(
          claimed.map(async (one) => [one, await postSubmission(one)] as const),
        );
        for (const [one, outcome] of outcomes) await recordDelivery(opened.database, one, outcome, at);
      }
    };
    const nextAt = async () =>
      (await import("#lib/reader/submissions/outbox")).nextDeliveryAt(opened.database);
    const namesAt = (service: FormService) =>
      service.received.map(({ emailAddress = "" }) => emailAddress.replace("@example.org", "")).toSorted();
    const logged = async (level: "warn" | "error") => {
      const { logger } = await import("#lib/platform/server/logger");
      const spy = vi.spyOn(logger, level).mockReturnValue(undefined);
      onTestFinished(() => spy.mockRestore());
      return spy;
    };
    const many = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

    test("leaves a service that has failed alone with all that waits, says so once for each pause, and loses nothing", async () => {
      const warn = await logged("warn");
      newsletter.behave("fail");
      await add("newsletter", many);
      await add("waitlist", ["x", "y"], later(1));
      expect(await deliver(later(1))).toBe(atOnce + 2);
      expect(namesAt(waitlist)).toEqual(["x", "y"]);
      const until = later(6);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        { list: "newsletter", fault: "status 500", until },
        "outbox: not delivered",
      );
      expect(await nextAt()).toEqual(until);
      // Not even what is new, while what waits for the other service is delivered.
      await add("newsletter", ["k"], later(2));
      await add("waitlist", ["z"], later(2));
      expect(await deliver(later(5.9))).toBe(1);
      // Once for each longer pause after that.
      for (const [at, tries] of [
        [6, atOnce],
        [15.9, 0],
        [16, atOnce],
        [35, 0],
      ] as const)
        expect(await deliver(later(at)), `${at}`).toBe(tries);
      expect(warn).toHaveBeenCalledTimes(3);
      newsletter.behave("confirm");
      await deliver(later(200));
      expect(namesAt(newsletter)).toEqual([...many, "k"]);
      expect(await nextAt()).toBeNull();
    });

    test("goes on at once when the service works again, with what has failed when it is due", async () => {
      const warn = await logged("warn");
      newsletter.behave("fail");
      await add("newsletter", many);
      for (const at of [0, 5, 15]) await deliver(later(at));
      newsletter.behave("confirm");
      await deliver(later(35));
      expect(namesAt(newsletter)).toEqual(many);
      newsletter.behave("fail");
      await add("newsletter", ["k"], later(40));
      await deliver(later(40));
      expect(warn.mock.calls.at(-1)?.[0]).toMatchObject({ until: later(45) });
    });

    test("does not leave a service alone that refuses one submission for what it says", async () => {
      const warn = await logged("warn");
      newsletter.refused.add("c@example.org");
      await add("newsletter", many);
      expect(await deliver(start)).toBe(many.length);
      expect(namesAt(newsletter)).toEqual(many.filter((name) => name !== "c"));
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ list: "newsletter", attempts: 1, fault: "status 422", dueAt: later(5) }),
        "outbox: not delivered",
      );
      // It is tried again by itself, and holds up nobody.
      await add("newsletter", ["k"], later(6));
      expect(await deliver(later(6))).toBe(2);
      expect(namesAt(newsletter)).toContain("k");
      newsletter.refused.clear();
      expect(await deliver(later(30))).toBe(1);
      expect(namesAt(newsletter)).toContain("c");
    });

    test("ends the pause of a service that refuses a submission for what it says: it works", async () => {
      newsletter.behave("fail");
      await add("newsletter", many);
      await deliver(start);
      newsletter.behave("confirm");
      for (const name of many) newsletter.refused.add(`${name}@example.org`);
      expect(await deliver(later(5))).toBe(many.length);
    });

    test("parks after seven days what a service that is away has not taken, and keeps for it what was never tried", async () => {
      const error = await logged("error");
      await logged("warn");
      newsletter.behave("fail");
      await add("newsletter", many);
      const week = 7 * 24 * 60 * 60;
      await deliver(start);
      await deliver(later(week));
      expect(error).not.toHaveBeenCalled();
      await deliver(later(week + 60));
      await deliver(later(week + 300));
      expect(error.mock.calls.every(([, said]) => String(said) === "outbox: given up, parked")).toBe(true);
      newsletter.behave("confirm");
      await deliver(later(week + 1000));
      const parked = (await submissionStore(opened.database).count()).find(({ state }) => state === "parked");
      expect(parked?.count).toBe(atOnce);
      await submissionStore(opened.database).requeueParked(later(week + 2000));
      await deliver(later(week + 2000));
      expect(namesAt(newsletter)).toEqual(many);
    });
  });
});
