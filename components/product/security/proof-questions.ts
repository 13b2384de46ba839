import type { Asked } from "@/components/product/security/step-up-dialog";

/**
 * The questions who it is: several steps may ask at once, and one dialog is shown. A proof answers everything that asks for the
 * same level by then; what asks for another level is shown after it.
 */
export function proofQuestions(show: (question: Asked | null) => void) {
  let waiting: readonly Asked[] = [];
  const showFirst = () => show(waiting[0] ?? null);
  return {
    ask: (question: Asked): void => {
      waiting = [...waiting, question];
      showFirst();
    },
    /** The dialog of `shown` is done. One that was cancelled before its proof came has nothing more to say. */
    close: (shown: Asked, how: "complete" | "cancel"): void => {
      if (waiting[0] !== shown) return;
      const answered = waiting.filter(({ level }) => level === shown.level);
      waiting = waiting.filter(({ level }) => level !== shown.level);
      showFirst();
      for (const question of answered) question[how]();
    },
  };
}
