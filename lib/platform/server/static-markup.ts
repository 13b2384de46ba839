import "server-only";
import type { ReactNode } from "react";

/** Loaded apart: an import at the top of a file of pages is refused by Next, which renders those by itself. */
const loadRenderer = () => import("react-dom/server");

/** Markup without the marks by which React finds its way in a page. */
export const withoutMarks = (html: string) => html.replaceAll(/<!--.*?-->/gs, "");

/**
 * Renders elements without islands, and without components that use hooks, to one text, for `dangerouslySetInnerHTML`. A
 * page's data then repeats the text as it stands in the page, which compression finds as a whole, and not an account of
 * each element: a footer costs 20 bytes a second time in place of 500. React passes over it when the page wakes.
 */
export async function staticMarkup(content: ReactNode): Promise<{ __html: string }> {
  const { renderToReadableStream } = await loadRenderer();
  const html = await new Response(await renderToReadableStream(content)).text();
  // As the front spells apostrophes in a page's markup.
  return { __html: withoutMarks(html).replaceAll("&#x27;", "'") };
}
