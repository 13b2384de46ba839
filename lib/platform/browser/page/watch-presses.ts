import "client-only";

/**
 * Calls `answer` with the element matching `selector` that is pressed, or in which something is: elements of the server's page have
 * no listener of their own. Comes before React, which may announce the outcome.
 */
export function watchPresses(selector: string, answer: (pressed: HTMLElement) => void): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>(selector);
      if (pressed) answer(pressed);
    },
    true,
  );
}
