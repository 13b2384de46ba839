import "server-only";
import { createElement, type HTMLAttributes, type ReactElement } from "react";
import { isPreview } from "#lib/platform/server/preview";
import { isInStaticMarkup, staticMarkup } from "#lib/platform/server/static-markup";

type Props = {
  /** An HTML element. What is in it has no island, no hook, and no picture that is to be fetched at once. */
  children: ReactElement<HTMLAttributes<HTMLElement>, string>;
};

/**
 * An element whose content React leaves alone in the browser. A page carries the data of its elements beside their
 * markup; of a static part that is the markup once more, word for word, which compression finds as a whole: it costs 20
 * bytes where an account of each element costs a third of the page. React has nothing to wake in it either. A static part
 * in another one is its element and no more. So it is in a preview, where each edit renders the page anew: React changes
 * the word that was edited, and not all that stands round it.
 */
export async function StaticPart({ children: part }: Props) {
  if (isInStaticMarkup() || (await isPreview())) return part;
  const { children, ...attributes } = part.props;
  return createElement(part.type, { ...attributes, dangerouslySetInnerHTML: await staticMarkup(children) });
}
