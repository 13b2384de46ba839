import { Children, type ReactNode } from "react";

/**
 * Words with an island among them, each text in an element of its own: where a translation exchanges a text beside others,
 * React misses it.
 */
export const loneTexts = (words: ReactNode): ReactNode =>
  Children.map(words, (part) => (typeof part === "string" ? <span>{part}</span> : part));
