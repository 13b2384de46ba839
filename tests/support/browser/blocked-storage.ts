import type { Page } from "@playwright/test";

/** Makes every access to the page's storage throw, as strict browsers do. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
