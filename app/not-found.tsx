/**
 * Next sends this with every page, as its answer for addresses outside all languages. Nobody sees it: such addresses get
 * global-not-found, and those in a language get the page beside their layout. It is here because Next would otherwise send its own,
 * which is thirty lines.
 */
export default function NotFound() {
  return null;
}
