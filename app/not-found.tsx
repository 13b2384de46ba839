/**
 * What Next sends with every page as the answer for an address outside all languages. Such addresses get
 * global-not-found, and those in a language the page beside their layout, so nobody sees this: it is here because Next
 * would otherwise send its own, which is thirty lines.
 */
export default function NotFound() {
  return null;
}
