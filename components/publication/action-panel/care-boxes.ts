import { isText } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";

/** A box for who may be in danger: its heading, if it has one, and its paragraphs, without links. */
export type CareBox = { title: string | null; paragraphs: readonly string[] };

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The boxes among an action's content, which the panel leaves out otherwise. What is not understood is passed over. */
export const careBoxesIn = (content: unknown): CareBox[] =>
  recordsIn(content)
    .filter(({ _type, tone }) => _type === "callout" && tone === "care")
    .map(({ title, body }) => ({
      title: isText(title) && title !== "" ? title : null,
      paragraphs: recordsIn(body)
        .map(({ children }) =>
          recordsIn(children)
            .map(({ text }) => (isText(text) ? text : ""))
            .join(""),
        )
        .filter((paragraph) => paragraph.trim() !== ""),
    }))
    .filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0);
