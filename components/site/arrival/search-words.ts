import "client-only";

/** Trims a search before it is sent, so that its address contains only what is searched for. */
export function trimSearches(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const input of target.querySelectorAll<HTMLInputElement>("[data-suggest]"))
      input.value = input.value.trim();
  });
}
