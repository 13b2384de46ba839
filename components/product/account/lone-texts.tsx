import { Children, type ReactNode } from "react";

/**
 * Words with an island among them, each text in its own element. A browser's translator replaces text nodes, and React fails on a
 * replaced one that has siblings.
 */
export const loneTexts = (words: ReactNode): ReactNode =>
  Children.map(words, (part) => (typeof part === "string" ? <span>{part}</span> : part));
