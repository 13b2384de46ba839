/** Where a document of a type stands on the site. */
const folders: Record<string, string> = {
  microBrief: "/micro-briefs",
  microAction: "/micro-actions",
  glossaryTerm: "/glossary",
  track: "/tracks",
  page: "",
};

/** Gives the path of a slug; null for a type without a page of its own. */
export function previewPath(type: string): ((slug: string) => string) | null {
  const folder = folders[type];
  return folder === undefined ? null : (slug) => `${folder}/${encodeURIComponent(slug)}`;
}
