import "client-only";

/** The element in which the front lists, in order, the framework's scripts that it has taken out of the page. */
export const frameworkList = () => document.getElementById("framework");

/** Their addresses; none if the page still has its scripts. */
export function frameworkSources(): string[] {
  const listed: unknown = JSON.parse(frameworkList()?.textContent ?? "[]");
  return Array.isArray(listed) ? listed.filter((source): source is string => typeof source === "string") : [];
}
