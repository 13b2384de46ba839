import "server-only";
import { createElement, type HTMLAttributes, type ReactElement } from "react";
import { isPreview } from "#lib/platform/server/content/preview";
import { isInStaticMarkup, staticMarkup } from "#lib/platform/server/answers/static-markup";

type Props = {
  /** An HTML element. It must contain no island, no hook, and no picture that is loaded eagerly. */
  children: ReactElement<HTMLAttributes<HTMLElement>, string>;
};

/**
 * An element whose content React leaves alone in the browser. A page carries the data of its elements beside their markup. For a
 * static part that data is the markup again, word for word, which compression recognizes: it costs 20 bytes, where a description of
 * each element costs a third of the page. React has nothing to hydrate in it either. A static part inside another one renders only
 * its element. In a preview all static parts do, because each edit renders the page again: React then changes the edited word, and
 * not everything around it.
 */
export async function StaticPart({ children: part }: Props) {
  if (isInStaticMarkup() || (await isPreview())) return part;
  const { children, ...attributes } = part.props;
  return createElement(part.type, { ...attributes, dangerouslySetInnerHTML: await staticMarkup(children) });
}
