import type { useSession } from "@clerk/nextjs";

type Level = Parameters<
  NonNullable<ReturnType<typeof useSession>["session"]>["startVerification"]
>[0]["level"];

/** What Clerk asks for, and what to call when it is done or given up. */
export type Asked = { level: Level; complete: () => void; cancel: () => void };

/** A step that asks; Clerk names no level where any proof will do. */
type Asking = Omit<Asked, "level"> & { level: Level | undefined };

/**
 * The queue of requests for proof: several steps may ask at once, and one dialog is shown. One proof answers everything that has
 * asked for the same level by then; a request for another level is shown afterwards.
 */
export function proofQuestions(show: (question: Asked | null) => void) {
  let waiting: readonly Asked[] = [];
  const showFirst = () => show(waiting[0] ?? null);
  return {
    ask: ({ level, ...question }: Asking): void => {
      // As Clerk's own screens do: the strongest level that the user has, unless another one is asked for.
      waiting = [...waiting, { ...question, level: level ?? "second_factor" }];
      showFirst();
    },
    /** The dialog of `shown` is done. If it was cancelled before its proof came, the late proof is ignored. */
    close: (shown: Asked, how: "complete" | "cancel"): void => {
      if (waiting[0] !== shown) return;
      const answered = waiting.filter(({ level }) => level === shown.level);
      waiting = waiting.filter(({ level }) => level !== shown.level);
      showFirst();
      for (const question of answered) question[how]();
    },
  };
}
