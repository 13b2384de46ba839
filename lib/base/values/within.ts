/** What was asked may have heard it, and has not answered yet. */
export class NoAnswerInTime extends Error {
  override name = "NoAnswerInTime";
  constructor() {
    super("no answer in time");
  }
}

/**
 * The result of `work`, if it comes within this many milliseconds. Otherwise throws `NoAnswerInTime`; the work continues unheard.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerInTime()), ms);
    // A process need not live for it; a browser's timer is a number.
    if (typeof timer === "object") timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
