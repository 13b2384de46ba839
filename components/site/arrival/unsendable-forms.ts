import "client-only";
import { pageEvents } from "@/components/site/arrival/queued-events";

/**
 * A form that is submitted offline before the code that sends it has loaded says so at its field, in the words of its
 * `data-unsendable`, and keeps what was typed. It uses the browser's own validation message: an element of ours would get in the
 * way of React, which has not hydrated the form yet. Online the form is posted as without JavaScript.
 */
export function explainUnsendableForms(): void {
  document.addEventListener(pageEvents.unsendable, (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || navigator.onLine) return;
    const input = form.querySelector<HTMLInputElement>("input:not([type=hidden])");
    const { unsendable } = form.dataset;
    if (!input || unsendable === undefined) return;
    event.preventDefault();
    input.setCustomValidity(unsendable);
    input.reportValidity();
    input.addEventListener("input", () => input.setCustomValidity(""), { once: true });
  });
}
