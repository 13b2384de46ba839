import { unusableLetter } from "@/components/publication/list/unusable-letter";
import { cards, terms, type Chosen, type ListItem } from "@/components/publication/list/list-items";
import { replaceQuery, tidyAddress, valueOf } from "@/components/publication/list/tidy-address";
import { isPlainClick } from "#lib/platform/browser/page/plain-click";

/**
 * While the reader types, the address follows after a pause of this length, or when the field is left. A choice is written at once.
 */
const settleMs = 300;

/** The chips of one choice, in their order. */
type Choice = { parameter: string; chips: HTMLAnchorElement[] };

/** Controls the list of the current page: the typed text and the chosen chip of each choice decide what is shown. */
export class ListControl {
  readonly #root: HTMLElement;
  readonly #input: HTMLInputElement | null;
  readonly #choices: readonly Choice[];
  readonly #ended = new AbortController();
  #items: ListItem[] | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** Writes the address, if that is still to be done. */
  #follow: (() => void) | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#input = root.querySelector<HTMLInputElement>("input[type=search]");
    this.#choices = [...root.querySelectorAll<HTMLElement>("[data-choice]")].map((choice) => ({
      parameter: choice.dataset.choice ?? "",
      chips: [...choice.querySelectorAll<HTMLAnchorElement>("a[data-group]")],
    }));
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
    const { target } = event;
    if (!(target instanceof Node) || !isPlainClick(event)) return;
    for (const { chips } of this.#choices) {
      const chip = chips.find((one) => one.contains(target));
      if (!chip) continue;
      event.preventDefault();
      choose(chips, chip);
      this.#apply();
    }
  }

  #submit(event: SubmitEvent): void {
    if (!(event.target instanceof HTMLFormElement) || !this.#input) return;
    const isClear = event.target.closest("[data-list-empty]") !== null;
    if (!isClear && !event.target.matches("[data-list-form]")) return;
    event.preventDefault();
    if (isClear) {
      this.#input.value = "";
      for (const { chips } of this.#choices) choose(chips, chips[0]);
      this.#input.focus();
    }
    this.#apply();
  }

  /** The labels of the categories by key, as on their chips. */
  #categoryNames(): ReadonlyMap<string, string> {
    const chips = this.#choices.find(({ parameter }) => parameter === "category")?.chips ?? [];
    return new Map(chips.map((chip) => [chip.dataset.group ?? "", chip.textContent]));
  }

  /** The chosen chip of each choice. */
  #chosen(): Map<string, HTMLAnchorElement | undefined> {
    return new Map(
      this.#choices.map(({ parameter, chips }) => [
        parameter,
        chips.find((chip) => chip.hasAttribute("aria-current")),
      ]),
    );
  }

  #apply(addressAfterMs = 0): void {
    const typed = this.#input?.value.trim() ?? "";
    const chips = this.#chosen();
    const idle = document.querySelectorAll<HTMLElement>("[data-list-idle]");
    // If the chips are hidden while searching, the search covers everything.
    const chosen: Chosen =
      typed !== "" && idle.length > 0
        ? new Map()
        : new Map([...chips].map(([parameter, chip]) => [parameter, chip?.dataset.group ?? ""]));
    this.#items ??= [...cards(), ...terms(this.#root.dataset.listReason ?? "", this.#categoryNames())];
    // Skips the layout of items out of sight while every letter typed changes the list.
    this.#root.dataset.searched = "";
    let shown = 0;
    for (const item of this.#items) {
      const isShown = item.isIn(chosen) && item.holds(typed);
      if (isShown) shown += 1;
      item.show(isShown, typed);
    }
    for (const part of idle) part.hidden = typed !== "";
    hideEmptySections();
    this.#say(typed, shown);
    clearTimeout(this.#settling);
    this.#follow = () => writeAddress(typed, chips);
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
}

/** Marks one of a choice's chips as the current one. */
function choose(chips: readonly HTMLAnchorElement[], chosen: HTMLAnchorElement | undefined): void {
  for (const chip of chips)
    if (chip === chosen) chip.setAttribute("aria-current", "true");
    else chip.removeAttribute("aria-current");
}

function writeAddress(typed: string, chosen: ReadonlyMap<string, HTMLAnchorElement | undefined>): void {
  const values: Record<string, string | null> = {};
  for (const [parameter, chip] of chosen) values[parameter] = chip ? valueOf(chip, parameter) : null;
  replaceQuery({ ...values, q: typed });
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
