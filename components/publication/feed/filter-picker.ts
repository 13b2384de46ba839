/** The feed's pickers on the page. The server renders both of their states; here they are read and switched. */

/**
 * Per picker: the parameter in the address, the id of the control that gets the focus after a choice, and the field in the store.
 */
const pickers = [
  ["age", "age-change", "ageGuidance"],
  ["category", "filter-category", "categoryId"],
  ["topic", "filter-topic", "topicId"],
] as const;

type Choice = { parameter: string; value: string | null };

/** What a picker's link chooses. */
export function choiceOf(link: HTMLAnchorElement): Choice {
  const parameter = pickers.find(([, control]) => control === link.dataset.filter)?.[0] ?? "";
  return { parameter, value: new URL(link.href).searchParams.get(parameter) };
}

/** The links of each picker that a query names by slug or id; none where the page does not know the value. */
function namedLinks(feed: HTMLElement, query: string) {
  const asked = new URLSearchParams(query);
  return pickers.map(([parameter, control, field]) => {
    const value = asked.get(parameter);
    const links = [...feed.querySelectorAll<HTMLAnchorElement>(`[data-filter="${control}"]`)];
    const named =
      value === null
        ? []
        : links.filter((link) => choiceOf(link).value === value || link.dataset.id === value);
    return { parameter, control, field, links, named };
  });
}

/** The filters of a query that the page knows, spelled as in its links. */
export function knownFilters(feed: HTMLElement, query: string): string {
  const known = new URLSearchParams();
  for (const { parameter, named } of namedLinks(feed, query)) {
    const value = named[0] && choiceOf(named[0]).value;
    if (value) known.set(parameter, value);
  }
  return known.toString();
}

/** The filters of a query in the form in which they are stored: category and topic by id. */
export function storedForm(feed: HTMLElement, query: string): string {
  return JSON.stringify(
    Object.fromEntries(
      namedLinks(feed, query).map(({ field, named: [link] }) => [
        field,
        link ? (link.dataset.id ?? choiceOf(link).value) : null,
      ]),
    ),
  );
}

/** Makes the pickers show what a query chooses. */
export function showChosen(feed: HTMLElement, query: string): void {
  const show = (selector: string, isShown: boolean) => {
    for (const part of feed.querySelectorAll<HTMLElement>(selector)) part.hidden = !isShown;
  };
  const all = namedLinks(feed, query);
  for (const { parameter, control, links, named } of all) {
    for (const link of links)
      if (named.includes(link)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    const [link] = named;
    feed.querySelector(`#${control}`)?.toggleAttribute("data-chosen", link !== undefined);
    show(`[data-with="${parameter}"]`, link !== undefined);
    show(`[data-without="${parameter}"]`, link === undefined);
    if (!link) continue;
    const name = link.querySelector("b") ?? link;
    for (const part of feed.querySelectorAll(`[data-name="${parameter}"]`))
      part.textContent = name.textContent;
    for (const part of feed.querySelectorAll(`[data-tagline="${parameter}"]`))
      part.textContent = link.querySelector("small")?.textContent ?? "";
  }
  show(
    '[data-with="any"]',
    all.some(({ named }) => named.length > 0),
  );
}
