import { unusableLetter } from "@/components/publication/list/unusable-letter";
import { cards, terms, type ListItem } from "@/components/publication/list/list-items";
import { replaceQuery, tidyAddress, valueOf } from "@/components/publication/list/tidy-address";
import { isPlainClick } from "#lib/platform/browser/plain-click";

/**
 * While the reader types, the address follows after a pause of this length, or when the field is left. A choice is written at once.
 */
const settleMs = 300;

/** Controls the list of the current page: the typed text and the chosen chip decide what is shown. */
export class ListControl {
  readonly #root: HTMLElement;
  readonly #input: HTMLInputElement | null;
  readonly #chips: HTMLAnchorElement[];
  readonly #ended = new AbortController();
  #items: ListItem[] | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** Writes the address, if that is still to be done. */
  #follow: (() => void) | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#input = root.querySelector<HTMLInputElement>("input[type=search]");
    this.#chips = [...root.querySelectorAll<HTMLAnchorElement>("a[data-group]")];
    const { signal } = this.#ended;
    this.#input?.addEventListener("input", () => this.#apply(settleMs), { signal });
    this.#input?.addEventListener("blur", () => this.#rest(), { signal });
    root.addEventListener("click", (event) => this.#click(event), { signal });
    document.addEventListener("submit", (event) => this.#submit(event), { signal });
    tidyAddress(root);
    // The browser may have restored what was typed before the reader came back.
    if (this.#input && this.#input.value !== this.#input.defaultValue) this.#apply();
  }

  /** Undoes what the constructor did. */
  stop(): void {
    this.#ended.abort();
    clearTimeout(this.#settling);
  }

  #click(event: MouseEvent): void {
    const chip = this.#chips.find((one) => event.target instanceof Node && one.contains(event.target));
    if (!chip || !isPlainClick(event)) return;
    event.preventDefault();
    this.#choose(chip);
    this.#apply();
  }

  #submit(event: SubmitEvent): void {
    if (!(event.target instanceof HTMLFormElement) || !this.#input) return;
    const isClear = event.target.closest("[data-list-empty]") !== null;
    if (!isClear && !event.target.matches("[data-list-form]")) return;
    event.preventDefault();
    if (isClear) {
      this.#input.value = "";
      this.#choose(this.#chips[0]);
      this.#input.focus();
    }
    this.#apply();
  }

  /** The labels of the groups by key, as on their chips. */
  #names(): ReadonlyMap<string, string> {
    return new Map(this.#chips.map((chip) => [chip.dataset.group ?? "", chip.textContent]));
  }

  #choose(chosen: HTMLAnchorElement | undefined): void {
    for (const chip of this.#chips)
      if (chip === chosen) chip.setAttribute("aria-current", "true");
      else chip.removeAttribute("aria-current");
  }

  #apply(addressAfterMs = 0): void {
    const typed = this.#input?.value.trim() ?? "";
    const chosen = this.#chips.find((chip) => chip.hasAttribute("aria-current"));
    const idle = document.querySelectorAll<HTMLElement>("[data-list-idle]");
    // If the chips are hidden while searching, the search covers everything.
    const group = typed !== "" && idle.length > 0 ? "" : (chosen?.dataset.group ?? "");
    this.#items ??= [...cards(), ...terms(this.#root.dataset.listReason ?? "", this.#names())];
    // Skips the layout of items out of sight while every letter typed changes the list.
    this.#root.dataset.searched = "";
    let shown = 0;
    for (const item of this.#items) {
      const isShown = item.isIn(group) && item.holds(typed);
      if (isShown) shown += 1;
      item.show(isShown, typed);
    }
    for (const part of idle) part.hidden = typed !== "";
    hideEmptySections();
    this.#say(typed, shown);
    clearTimeout(this.#settling);
    this.#follow = () => this.#writeAddress(typed, chosen);
    if (addressAfterMs === 0) this.#settle();
    else this.#settling = setTimeout(() => this.#settle(), addressAfterMs);
  }

  #settle(): void {
    this.#follow?.();
    this.#follow = null;
  }

  /** Lays out the whole list again once it is complete: the jump bar needs the position of each letter. */
  #rest(): void {
    // A reader who follows a link finds their search again on the way back.
    this.#settle();
    if (this.#input?.value.trim() === "") delete this.#root.dataset.searched;
  }

  #say(typed: string, shown: number): void {
    const status = this.#root.querySelector<HTMLElement>("[data-list-status]");
    const template = status?.dataset.listStatus ?? "";
    if (status)
      status.textContent = template
        .replace("{count}", String(shown))
        .replace("{total}", String(this.#items?.length ?? 0));
    const empty = document.querySelector<HTMLElement>("[data-list-empty]");
    if (!empty) return;
    empty.hidden = shown > 0;
    const title = empty.querySelector("p");
    if (title && empty.dataset.listEmpty)
      title.textContent = empty.dataset.listEmpty.replace("{query}", () => typed);
  }

  #writeAddress(typed: string, chosen: HTMLAnchorElement | undefined): void {
    const parameter = this.#root.dataset.list ?? "";
    replaceQuery({ [parameter]: chosen ? valueOf(chosen, parameter) : null, q: typed });
  }
}

/** Hides a letter's section when none of its terms are shown. In the jump bar the letter keeps its place, but leads nowhere. */
function hideEmptySections(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-letter]")) {
    const isEmpty = section.querySelector(".terms > :not([hidden])") === null;
    if (section.hidden !== isEmpty) section.hidden = isEmpty;
    const letter = section.dataset.letter ?? "";
    const jump = document.querySelector<HTMLElement>(`.jump a[data-jump="${letter}"]`);
    if (!jump || jump.hasAttribute("href") !== isEmpty) continue;
    for (const [name, value] of Object.entries(isEmpty ? unusableLetter : { href: `#${letter}` }))
      jump.setAttribute(name, value);
    for (const name of isEmpty ? ["href"] : Object.keys(unusableLetter)) jump.removeAttribute(name);
  }
}
