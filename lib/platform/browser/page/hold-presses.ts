import "client-only";

/** Longer than the pause between the two taps of a double tap. */
const doubleTapMs = 400;

/**
 * Lets no press through for a moment, because what was pressed has gone: the second of two taps would open what lies below. On the
 * root, since dialogs set the same property of the body, and put back what they found there.
 */
export function holdPresses(): void {
  document.documentElement.style.pointerEvents = "none";
  setTimeout(() => {
    document.documentElement.style.pointerEvents = "";
  }, doubleTapMs);
}
