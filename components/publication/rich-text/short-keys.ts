import { z } from "zod";
import type { RichText } from "#lib/publication/content/fields";

const definition = z.looseObject({ _key: z.string() });
const textBlock = z.looseObject({
  markDefs: z.array(definition),
  children: z.array(z.looseObject({ marks: z.array(z.string()).optional() })),
});
const nesting = z.looseObject({ body: z.array(z.looseObject({ _type: z.string() })) });

/**
 * The same text with consecutive numbers as keys. The store's keys are random: a page would contain all of them in full, and they
 * do not compress.
 */
export const withShortKeys = (blocks: RichText): RichText =>
  blocks.map((block, index) => {
    const _key = String(index);
    const text = textBlock.safeParse(block);
    if (text.success) return { ...block, ...rekeyed(text.data), _key };
    const outer = nesting.safeParse(block);
    return outer.success ? { ...block, body: withShortKeys(outer.data.body), _key } : { ...block, _key };
  });

/** A mark is named by the key of its definition or, if it has none, by its type: "strong". */
function rekeyed({ markDefs, children }: z.infer<typeof textBlock>) {
  const keys = new Map(markDefs.map(({ _key }, index) => [_key, `m${index}`]));
  return {
    markDefs: markDefs.map((one) => ({ ...one, _key: keys.get(one._key) ?? one._key })),
    children: children.map((child, index) => ({
      ...child,
      _key: String(index),
      ...(child.marks && { marks: child.marks.map((mark) => keys.get(mark) ?? mark) }),
    })),
  };
}
