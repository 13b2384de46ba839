/**
 * Runs in the browser before React wakes the page. Many readers have pages translated, and Chrome, Edge, Safari and
 * Firefox exchange the texts for it. React, which finds other texts than it expects, would throw the page away and draw
 * it anew: what was typed is gone then, and what was pressed meets nobody. `suppressHydrationWarning` is React's word for
 * an element whose text is taken as it stands, and here it holds for every element. Development hears of such texts still.
 */
// eslint-disable-next-line no-restricted-properties -- Next replaces this very expression
if (process.env.NODE_ENV === "production")
  Reflect.defineProperty(Object.prototype, "suppressHydrationWarning", {
    value: true,
    writable: true,
    configurable: true,
  });
