/** What a site should say of whoever runs it, and whether it does. Pure. */

/** The fields of the site's settings that only the operator can fill, with what they are called in a sentence. */
const details = {
  operatorName: "the legal name",
  operatorAddress: "the postal address",
  privacyContact: "the contact for privacy",
  reviewers: "the reviewers",
} as const;

/** Words that stand where somebody has yet to write: of reserved domains, in brackets, or asking for it. */
const placeholder =
  /\.example\b|\bexample\.(?:com|net|org)\b|^\s*[[<{].*[\]>}]\s*$|\b(?:placeholder|lorem ipsum|john doe|jane doe)\b|^\s*(?:your|n\/a|tbd|xx+)\b/i;

/** Whether a text is there and is no placeholder. */
export const isFilledIn = (text: unknown): text is string =>
  typeof text === "string" && text.trim() !== "" && !placeholder.test(text);

const isSaid = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item: unknown) => isFilledIn((item as { name?: unknown } | null)?.name))
    : isFilledIn(value);

/** What is missing from the settings, or is a placeholder, as words for a sentence; empty where nothing is. */
export const missingDetails = (settings: Readonly<Record<string, unknown>> | null): string[] =>
  Object.entries(details).flatMap(([field, words]) => (isSaid(settings?.[field]) ? [] : [words]));
