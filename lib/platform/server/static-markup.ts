import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ReactNode } from "react";

/** Loaded apart: an import at the top of a file of pages is refused by Next, which renders those by itself. */
const loadRenderer = () => import("react-dom/server");

const rendering = new AsyncLocalStorage<true>();

/** Whether what asks is being rendered to markup by `staticMarkup` already. */
export const isInStaticMarkup = (): boolean => rendering.getStore() ?? false;

/** Markup without the marks by which React finds its way in a page. */
export const withoutMarks = (html: string) => html.replaceAll(/<!--.*?-->/gs, "");

/**
 * Renders elements without islands, and without components that use hooks, to one text, for `dangerouslySetInnerHTML`.
 * Components that read words or the language `await` them.
 */
export function staticMarkup(content: ReactNode): Promise<{ __html: string }> {
  return rendering.run(true, async () => {
    const { renderToReadableStream } = await loadRenderer();
    // What fails is thrown as well, to whoever asked; by itself the renderer would write it to the log as it stands.
    const stream = await renderToReadableStream(content, { onError: () => undefined });
    const html = await new Response(stream).text();
    // As the front spells apostrophes in a page's markup.
    return { __html: withoutMarks(html).replaceAll("&#x27;", "'") };
  });
}
