import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ReactNode } from "react";

/** Imported here, because Next refuses this import at the top of a file of pages. */
const loadRenderer = () => import("react-dom/server");

const rendering = new AsyncLocalStorage<true>();

/** Whether the caller is already being rendered by `staticMarkup`. */
export const isInStaticMarkup = (): boolean => rendering.getStore() ?? false;

/** Markup without the comments by which React finds its positions in a page. */
export const withoutMarks = (html: string) => html.replaceAll(/<!--.*?-->/gs, "");

/**
 * Renders elements without islands, and without components that use hooks, to one text for `dangerouslySetInnerHTML`. Components
 * that read words or the language `await` them.
 */
export function staticMarkup(content: ReactNode): Promise<{ __html: string }> {
  return rendering.run(true, async () => {
    const { renderToReadableStream } = await loadRenderer();
    // Errors are also thrown to the caller. By default the renderer would write them to the log, unmasked.
    const stream = await renderToReadableStream(content, { onError: () => undefined });
    const html = await new Response(stream).text();
    // Apostrophes are spelled as the front spells them in a page's markup.
    return { __html: withoutMarks(html).replaceAll("&#x27;", "'") };
  });
}
