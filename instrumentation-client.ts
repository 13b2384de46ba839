/**
 * Runs in the browser before React hydrates the page. Many readers have their browser translate pages, and Chrome, Edge, Safari and
 * Firefox replace the texts to do so. React would find unexpected texts, discard the page and render it again: what the reader had
 * typed would be lost, and what they had pressed would not respond. With `suppressHydrationWarning` React accepts the text that is
 * there; here that is set for every element. In development it is not set, so that differing texts are still reported.
 */
// eslint-disable-next-line no-restricted-properties -- Next replaces this very expression
if (process.env.NODE_ENV === "production")
  Reflect.defineProperty(Object.prototype, "suppressHydrationWarning", {
    value: true,
    writable: true,
    configurable: true,
  });
