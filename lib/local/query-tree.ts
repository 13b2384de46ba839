/** A node of a GROQ syntax tree as groq-js parses it, whose kinds of node its own types do not export. */
export type Node = { type?: unknown; [field: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
