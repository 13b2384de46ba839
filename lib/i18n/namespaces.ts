/** The message files of each language, `messages/<locale>/<namespace>.json`. */
export const namespaces = [
  "common",
  "navigation",
  "homepage",
  "auth",
  "about",
  "cta",
  "how-it-works",
  "footer",
  "content",
  "errors",
  "controls",
  "reading",
  "search",
  "forms",
  "library",
  "design-system",
  "preview",
  "explore",
  "calls",
  "privacy",
  "shell",
  "account",
] as const;

export type Namespace = (typeof namespaces)[number];
