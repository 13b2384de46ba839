/** What is wrong with single values: pictures, address parts, dates, links. */
import { isBlank, referenceTarget, type Fault, type Unchecked } from "./fault.ts";
import { isRecord } from "#lib/base/values/json";
import { parseUrl } from "#lib/base/addresses/parse-url";

/** One fault when a length lies outside its bounds. */
export function lengthFaults(
  length: number,
  { min, max }: { min?: number; max?: number },
  unit: string,
  path: string,
): Fault[] {
  const many = length === 1 ? unit.replace(/s$/, "") : unit;
  if (min !== undefined && length < min)
    return [{ path, message: `has ${length} ${many}; it needs at least ${min}` }];
  if (max !== undefined && length > max)
    return [{ path, message: `has ${length} ${many}; at most ${max} are allowed` }];
  return [];
}

/** Objects of a list carry a `_key` of their own, which the Studio edits by. */
export function keyFaults(items: readonly unknown[], path: string): Fault[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const key = isRecord(item) ? item._key : undefined;
    const at = `${path}[${index}]`;
    if (typeof key !== "string" || key === "") return [{ path: at, message: "has no _key" }];
    if (seen.has(key)) return [{ path: at, message: `has the same _key as another item: "${key}"` }];
    seen.add(key);
    return [];
  });
}

/** The words of a picture have at most this many characters: those for who does not see it, and those below it. */
const longestAlt = 250;
const longestCaption = 200;

const fileName = /\.(?:jpe?g|png|webp|gif|avif|svg|heic)$/i;

/** What is wrong with the words of a picture, in words that follow it; null for nothing. */
export function altProblem(alt: unknown): string | null {
  if (isBlank(alt)) return "has no alternative text";
  if (typeof alt === "string" && fileName.test(alt.trim()))
    return "has the name of a file for an alternative text";
  return typeof alt === "string" && alt.length <= longestAlt
    ? null
    : `has an alternative text that is not a text of at most ${longestAlt} characters`;
}

/** What is wrong with a caption, in words that follow the picture; null for nothing. A picture may have none. */
export function captionProblem(caption: unknown): string | null {
  if (caption === undefined || caption === null) return null;
  if (isBlank(caption)) return "has an empty caption";
  return typeof caption === "string" && caption.length <= longestCaption
    ? null
    : `has a caption that is not a text of at most ${longestCaption} characters`;
}

/** The name of a picture: of its file in an export, of its asset in a store. Both tell its size and its kind. */
function pictureName(image: unknown): string {
  if (!isRecord(image)) return "";
  return typeof image._sanityAsset === "string" ? image._sanityAsset : (referenceTarget(image.asset) ?? "");
}

/** What is wrong with the kind of a picture, in words that follow it; null for nothing. */
export const pictureProblem = (image: unknown): string | null =>
  /[-.]tiff?$/i.test(pictureName(image)) ? "is a TIFF, which few browsers show" : null;

/** Pages show a picture as wide as their text, on fine screens with twice the points, and a whole piece's as 16 to 9. */
const leastWidth = 1200;
const [tallest, widest] = [4 / 3, 2.4];

/** What readers see of a picture that is too small (an SVG is sharp at any size) or of another shape; null where it fits. */
export function pictureAdvice(image: unknown): string | null {
  const [, wide, high, kind = ""] = /-(\d+)x(\d+)[-.](\w+)$/.exec(pictureName(image)) ?? [];
  const [width, height] = [Number(wide), Number(high)];
  const shape = width / height;
  if (shape < tallest) return "is tall, and fills more than a screen. Cut it to about 16 to 9.";
  if (shape > widest) return "is a narrow strip. Cut it to about 16 to 9.";
  return width < leastWidth && kind.toLowerCase() !== "svg"
    ? `is ${width} points wide, and unsharp where it is shown. It needs ${leastWidth}.`
    : null;
}

/**
 * A picture needs its file (in an export) or its asset (in a store), and the words for who does not see it. Readers see the caption
 * of one that stands in a text.
 */
export function imageFaults(image: Unchecked, path: string, isBlock: boolean): Fault[] {
  const faults: Fault[] = [];
  const beside = isBlock ? ["_key", "caption"] : [];
  const known = new Set([...beside, "_type", "alt", "asset", "_sanityAsset", "hotspot", "crop"]);
  if (image._type !== "image") faults.push({ path, message: "is not of the type image" });
  if (typeof image._sanityAsset !== "string" && referenceTarget(image.asset) === null)
    faults.push({ path, message: "has no picture file" });
  for (const message of [
    pictureProblem(image),
    altProblem(image.alt),
    isBlock ? captionProblem(image.caption) : null,
  ])
    if (message !== null) faults.push({ path, message });
  for (const name of Object.keys(image))
    if (!known.has(name)) faults.push({ path: `${path}.${name}`, message: "is not a field of the schema" });
  return faults;
}

/** How an address part is spelled. */
export const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters; what the Studio makes of a title ends there. */
export const longestSlug = 96;

/** An address part must be there and spelled so that it needs no escaping. */
export function slugFaults(value: unknown, path: string): Fault[] {
  const current = isRecord(value) ? value.current : undefined;
  if (typeof current !== "string" || current === "") return [{ path, message: "is missing" }];
  if (current.length > longestSlug) return [{ path, message: `is longer than ${longestSlug} characters` }];
  if (!slugShape.test(current))
    return [{ path, message: `is "${current}"; only a-z, 0-9 and single hyphens are allowed` }];
  return [];
}

/** A real day of the calendar. */
export const isDay = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/**
 * A moment with its seconds and its time zone, as the store keeps it and GROQ reads it. JavaScript also takes the 30th of February
 * and an hour 24, for a later day; Sanity reads neither, and would show at once what is meant to wait.
 */
export const isMoment = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isDay(value.slice(0, "2026-03-31".length));

/** A name with a dot in it, or four numbers. A name such as `localhost` would lead no reader anywhere. */
const hostName = /^(?:(?:[a-z\d-]+\.)+[a-z\d-]{2,}|\d{1,3}(?:\.\d{1,3}){3})$/i;

/** An absolute address by one of these schemes, that can lead somewhere and gives away no name or password. */
export function isAddress(value: unknown, schemes: readonly string[]): boolean {
  const url = typeof value === "string" ? parseUrl(value) : null;
  const scheme = url?.protocol.slice(0, -1) ?? "";
  if (!url || !schemes.includes(scheme) || url.username !== "" || url.password !== "") return false;
  if (scheme === "mailto") return /^[^@]+@[^@]+\.[^@]+$/.test(url.pathname);
  if (scheme === "tel") return /\d/.test(url.href);
  return hostName.test(url.hostname);
}

/** What a link in a text may lead to: a page of ours, a place on the page, or an address that is safe to open. */
export const isLink = (value: unknown): boolean =>
  typeof value === "string" &&
  (/^\/(?![/\\])[^\s\\]*$/.test(value) ||
    /^#[\w-]+$/.test(value) ||
    isAddress(value, ["http", "https", "mailto", "tel"]));
