import { fetchTerm, type TermExplanation } from "@/components/term/fetch-term";

export type PopoverLabels = Record<"loading" | "more" | "example" | "failed", string>;

/** Space kept between the popover and its term, and to the window's edge. */
const gap = 8;

/**
 * The glossary's popover: one element for the whole page, laid over it at the term it explains. It stands right after
 * the term in the document, so that Tab leads into it, and belongs to the top layer, so that nothing cuts it off.
 */
export class TermPopover {
  readonly #labels: PopoverLabels;
  readonly #element = document.createElement("span");
  /** The term that is explained at the moment. */
  term: HTMLAnchorElement | null = null;

  constructor(labels: PopoverLabels) {
    this.#labels = labels;
    this.#element.className = "term-popover";
    this.#element.id = "term-popover";
    this.#element.popover = "manual";
    this.#element.setAttribute("role", "note");
    window.addEventListener("scroll", () => this.#place(), { passive: true, capture: true });
    window.addEventListener("resize", () => this.#place(), { passive: true });
  }

  /** Explains a term: fetches it if it is not known yet. */
  show(term: HTMLAnchorElement): void {
    if (this.term === term || !term.isConnected) return;
    this.hide();
    this.term = term;
    term.after(this.#element);
    term.setAttribute("aria-describedby", this.#element.id);
    this.#fill([line("span", this.#labels.loading)]);
    this.#element.showPopover();
    this.#place();
    const slug = decodeURIComponent(term.pathname.split("/").at(-1) ?? "");
    fetchTerm(slug).then(
      (explanation) => this.#settle(term, this.#explain(explanation, term)),
      () => this.#settle(term, [line("span", this.#labels.failed), this.#link(term)]),
    );
  }

  /** Takes the popover away. */
  hide(): void {
    this.term?.removeAttribute("aria-describedby");
    this.term = null;
    // Off the page, not only closed: a hidden copy must not be found in the text it explained.
    this.#element.remove();
  }

  #settle(term: HTMLAnchorElement, parts: HTMLElement[]): void {
    if (this.term !== term) return;
    this.#fill(parts);
    this.#place();
  }

  #explain(
    { term: name, parentTranslation, definition, howTheyUseIt }: TermExplanation,
    term: HTMLAnchorElement,
  ) {
    const [example] = howTheyUseIt;
    const meaning = parentTranslation ?? definition;
    return [
      line("b", name, "en"),
      ...(meaning ? [line("span", meaning, "en")] : []),
      ...(example ? [line("small", this.#labels.example), line("q", example, "en")] : []),
      this.#link(term),
    ];
  }

  #link(term: HTMLAnchorElement): HTMLElement {
    const link = document.createElement("a");
    link.href = term.href;
    link.textContent = this.#labels.more;
    return link;
  }

  #fill(parts: HTMLElement[]): void {
    this.#element.replaceChildren(...parts);
  }

  /** Below the term; above where there is no room below. */
  #place(): void {
    if (!this.term) return;
    const [first] = this.term.getClientRects();
    if (!first) return;
    const { offsetWidth: width, offsetHeight: height, style } = this.#element;
    const left = Math.min(first.left, document.documentElement.clientWidth - width - gap);
    const isBelow = first.bottom + gap + height < window.innerHeight || first.top < height + gap;
    style.left = `${Math.max(gap, left)}px`;
    style.top = `${isBelow ? first.bottom + gap : first.top - gap - height}px`;
  }
}

function line(tag: "b" | "span" | "small" | "q", text: string, lang?: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (lang) element.lang = lang;
  return element;
}
