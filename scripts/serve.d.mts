/** Nothing to import: it serves. */
export {};
