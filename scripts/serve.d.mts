/** Nothing to import: the module starts the server. */
export {};
