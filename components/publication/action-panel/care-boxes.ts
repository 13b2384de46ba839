import { isText } from "#lib/platform/browser/requests/answers";
import { blockText, objectsOf } from "#lib/publication/content/schema/fault";

/** A box for who may be in danger: its heading, if it has one, and its paragraphs, without links. */
export type CareBox = { title: string | null; paragraphs: readonly string[] };

/** The boxes among an action's content, which the panel leaves out otherwise. What is not understood is passed over. */
export const careBoxesIn = (content: unknown): CareBox[] =>
  objectsOf(content)
    .filter(({ _type, tone }) => _type === "callout" && tone === "care")
    .map(({ title, body }) => ({
      title: isText(title) && title !== "" ? title : null,
      paragraphs: objectsOf(body)
        .map(blockText)
        .filter((paragraph) => paragraph.trim() !== ""),
    }))
    .filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0);
