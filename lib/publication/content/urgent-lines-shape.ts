/** Help lines in the words of a page's language, as they travel to a browser. */
import { isRecord } from "#lib/base/values/json";

export type ShownLine = {
  name: string;
  /** The language of the name, if it is not the page's. */
  lang?: string;
  /** When it answers; empty when it always does. */
  hours: string;
  ways: [href: string, label: string][];
};

export type UrgentLines = {
  title: string;
  /** The name of a country, empty for lines of the whole world, and its lines. */
  groups: { name: string; lines: ShownLine[] }[];
  all: { href: string; label: string };
};

const isText = (value: unknown): value is string => typeof value === "string";
const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const isWay = (value: unknown): value is [string, string] => isListOf(value, isText) && value.length === 2;
const isLine = (value: unknown): value is ShownLine =>
  isRecord(value) &&
  isText(value.name) &&
  (value.lang === undefined || isText(value.lang)) &&
  isText(value.hours) &&
  isListOf(value.ways, isWay);
const isGroup = (value: unknown): value is UrgentLines["groups"][number] =>
  isRecord(value) && isText(value.name) && isListOf(value.lines, isLine);

/** Whether an answer holds help lines. */
export const isUrgentLines = (value: unknown): value is UrgentLines =>
  isRecord(value) &&
  isText(value.title) &&
  isListOf(value.groups, isGroup) &&
  isRecord(value.all) &&
  isText(value.all.href) &&
  isText(value.all.label);
