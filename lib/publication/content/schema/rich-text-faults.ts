/** What is wrong with a text: unknown blocks and marks, empty sections, pictures without words. */
import { blockType } from "./content-schema.ts";
import type { BlockType, RichTextField } from "./field.ts";
import { blockText, isBlank, objectsOf, type Fault, type Unchecked } from "./fault.ts";
import { isRecord } from "#lib/base/values/json";
import { imageFaults, keyFaults } from "./value-faults.ts";
import { annotations, decorators, textLists } from "./vocabulary.ts";

const isOneOf = (words: readonly string[], word: unknown): boolean => words.some((one) => one === word);

/** Checks an object inside the text; given by the caller, which knows all kinds of fields. */
type CheckObject = (type: BlockType, object: Unchecked, path: string, beside: readonly string[]) => Fault[];

/** Everything wrong with the text in `field`, block by block. */
export function richTextFaults(
  field: RichTextField,
  blocks: readonly unknown[],
  path: string,
  check: CheckObject,
): Fault[] {
  const styles = new Set(field.styles.map(({ value }) => value));
  return [
    ...keyFaults(blocks, path),
    ...blocks.flatMap((block, index) => {
      const at = `${path}[${index}]`;
      if (!isRecord(block)) return [{ path: at, message: "is not a block" }];
      if (block._type === "block") return textBlockFaults(block, styles, at, check);
      return objectFaults(field, block, at, check);
    }),
    ...emptySections(blocks, path),
  ];
}

function objectFaults(field: RichTextField, block: Unchecked, at: string, check: CheckObject): Fault[] {
  const name = asWord(block._type);
  if (!field.objects.includes(name))
    return [{ path: at, message: `is a block of the unknown type "${name}", which readers do not see` }];
  if (name === "image") return imageFaults(block, at, true);
  const type = blockType(name);
  return type ? check(type, block, at, ["_key"]) : [];
}

function textBlockFaults(
  block: Unchecked,
  styles: ReadonlySet<string>,
  at: string,
  check: CheckObject,
): Fault[] {
  const faults: Fault[] = [];
  const style = asWord(block.style ?? "normal");
  if (!styles.has(style)) faults.push({ path: at, message: `has the unknown style "${style}"` });
  if (block.listItem !== undefined && !isOneOf(textLists, block.listItem))
    faults.push({ path: at, message: `is an item of the unknown kind of list "${asWord(block.listItem)}"` });
  if (isBlank(blockText(block))) faults.push({ path: at, message: "is an empty paragraph" });
  const definitions = objectsOf(block.markDefs);
  for (const definition of definitions) faults.push(...annotationFaults(definition, at, check));
  const known = new Set(definitions.map((definition) => definition._key));
  const spans = Array.isArray(block.children) ? block.children : [];
  for (const span of objectsOf(spans)) {
    const problem = spanProblem(span);
    if (problem !== null)
      faults.push({ path: at, message: `has words ${problem}, which readers do not see` });
  }
  const marked = objectsOf(spans).map(marksOf);
  if (marked.some((marks) => isTornLink(definitions.filter(({ _key }) => marks.includes(_key)))))
    faults.push({
      path: at,
      message:
        "has words that are a link and something else that leads somewhere; give each words of its own",
    });
  for (const mark of marked.flat())
    if (!known.has(mark) && !isOneOf(decorators, mark))
      faults.push({ path: at, message: `has words with the unknown mark "${asWord(mark)}"` });
  return [...faults, ...keyFaults(spans, `${at}.children`)];
}

const asWord = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const marksOf = (span: Unchecked): unknown[] => (Array.isArray(span.marks) ? span.marks : []);

/** Why readers do not see the words of a span; null where they do. */
function spanProblem({ _type, text, marks }: Unchecked): string | null {
  if (_type !== "span") return `of the unknown type "${asWord(_type)}"`;
  const isShown = typeof text === "string" && (marks === undefined || Array.isArray(marks));
  return isShown ? null : "that are no text";
}

/**
 * Whether words with these marks would be a link within a link, which browsers tear apart. Numbers of sources follow each other.
 */
const isTornLink = (definitions: readonly Unchecked[]): boolean =>
  definitions.length > 1 && definitions.some(({ _type }) => _type !== "sourceRef");

function annotationFaults(definition: Unchecked, at: string, check: CheckObject): Fault[] {
  const name = asWord(definition._type);
  const type = isOneOf(annotations, name) ? blockType(name) : undefined;
  if (!type)
    return [{ path: at, message: `has a mark of the unknown type "${name}", which readers do not see` }];
  return check(type, definition, `${at}.${name}`, ["_key"]);
}

/** A heading must be followed by something before the next one of its rank. */
function emptySections(blocks: readonly unknown[], path: string): Fault[] {
  const rank = (block: unknown) =>
    isRecord(block) && block._type === "block" ? Number(/^h([1-6])$/.exec(asWord(block.style))?.[1] ?? 0) : 0;
  return blocks.flatMap((block, index) => {
    const own = rank(block);
    if (own === 0) return [];
    const isLast = index === blocks.length - 1;
    const next = rank(blocks[index + 1]);
    if (!isLast && (next === 0 || next > own)) return [];
    return [
      { path: `${path}[${index}]`, message: `is a heading with nothing under it: "${blockText(block)}"` },
    ];
  });
}
