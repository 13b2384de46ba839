/** A node of a GROQ syntax tree from groq-js, whose types do not export the kinds of nodes. */
export type Node = { type?: unknown; [field: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
