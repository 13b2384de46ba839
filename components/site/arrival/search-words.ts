import "client-only";

/** A search is sent trimmed, so that its address says what is looked for and no more. */
export function trimSearches(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const input of target.querySelectorAll<HTMLInputElement>("[data-suggest]"))
      input.value = input.value.trim();
  });
}
