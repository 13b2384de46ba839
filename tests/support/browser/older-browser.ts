/** A browser of 2023, as far as a current one can imitate it. */
import type { Page } from "@playwright/test";

/** The attribute that makes a popover; and complete scripts, since the page's policy runs no changed script. */
const markup = /(<script\b[\s\S]*?<\/script>)| popover="auto"/g;

/**
 * Removes what browsers have learned since from a page's scripts, and popovers from its markup and styles: the attribute is
 * renamed, so that no button opens it and no browser style hides it.
 */
export async function visitWithOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const learnedSince: [object, string[]][] = [
      [URL, ["parse"]],
      [AbortSignal, ["any"]],
      [Map, ["groupBy"]],
      [Promise, ["withResolvers"]],
      [Element.prototype, ["checkVisibility"]],
      [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
      // Safari still has neither of them.
      [window, ["requestIdleCallback", "cancelIdleCallback"]],
    ];
    for (const [owner, names] of learnedSince) for (const name of names) Reflect.deleteProperty(owner, name);

    // Code that removes the attribute has to remove its replacement.
    const remove: unknown = Reflect.get(Element.prototype, "removeAttribute");
    Element.prototype.removeAttribute = function (name) {
      if (typeof remove === "function")
        Reflect.apply(remove, this, [name === "popover" ? "data-popover" : name]);
    };

    /** How such a browser reads a selector: an unknown part within `:is` is ignored, and anything else unknown throws. */
    const read = (selector: string): string => {
      let known = selector;
      for (let start = known.indexOf(":is("); start !== -1; start = known.indexOf(":is(", start + 1)) {
        let end = start + 4;
        for (let depth = 1; depth > 0 && end < known.length; end += 1)
          depth += known[end] === "(" ? 1 : known[end] === ")" ? -1 : 0;
        if (known.slice(start, end).includes(":popover-open"))
          known = `${known.slice(0, start)}:not(*)${known.slice(end)}`;
      }
      if (known.includes(":popover-open"))
        throw new DOMException(`'${selector}' is not a valid selector`, "SyntaxError");
      return known;
    };
    for (const owner of [Document.prototype, DocumentFragment.prototype, Element.prototype])
      for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
        const own: unknown = Reflect.get(owner, name);
        if (typeof own === "function")
          Reflect.set(owner, name, function (this: Node, selector: string) {
            return Reflect.apply(own, this, [read(selector)]) as unknown;
          });
      }
  });
  await page.route("**", async (route) => {
    const kind = route.request().resourceType();
    if (kind !== "document" && kind !== "stylesheet") return route.fallback();
    // A page that closes meanwhile, as at a test's end, waits for nothing.
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || typeof text !== "string") return route.abort();
    const body =
      kind === "document"
        ? text.replaceAll(markup, (_, script?: string) => script ?? ' data-popover="auto"')
        : text
            .replaceAll("[popover]", "[data-popover]")
            .replaceAll("not selector(:popover-open)", "selector(:hover)");
    await route.fulfill({ response, body }).catch(() => undefined);
  });
}
