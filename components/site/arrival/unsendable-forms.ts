import "client-only";
import { pageEvents } from "@/components/site/arrival/queued-events";

/**
 * A form that was sent offline before what sends it has loaded says so at its field, in the words of its
 * `data-unsendable`, and keeps what was typed. By the browser's own note: React has not seen the form yet, and would find
 * any element of ours in its way. Online the form is posted as it would be without JavaScript.
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
