/**
 * How a field of a document is described: plain data that the Studio shows as a form, that the checks hold documents to
 * and that tests compare with the queries. Imports nothing but its own words.
 */
import type { Fault, Unchecked } from "./fault.ts";
import type { Option } from "./vocabulary.ts";

type Common = {
  readonly name: string;
  readonly title: string;
  /** One sentence for the editor, shown under the title. */
  readonly description?: string;
  /** The tab of the form that the field stands on. */
  readonly group?: string;
  /** A document without it is not valid. */
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Another field has taken its place: nothing new is written here. */
  readonly isOlder?: boolean;
};

/** What is wrong with a word or a day that its length and its kind do not tell, in words that follow its name; null for nothing. */
type Problem = (value: string) => string | null;

/** A sentence or a word. `min` and `max` count characters. */
export type TextField = Common & {
  readonly type: "string" | "text";
  readonly min?: number;
  readonly max?: number;
  readonly rows?: number;
  /** The only values there are. */
  readonly options?: readonly Option[];
  /** What a new document has. */
  readonly initial?: string;
  readonly problem?: Problem;
};

type NumberField = Common & {
  readonly type: "number";
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
};

type BooleanField = Common & { readonly type: "boolean"; readonly initial?: boolean };

/** `date` is a day, `datetime` a moment in UTC. */
type DateField = Common & {
  readonly type: "date" | "datetime";
  readonly initial?: "now";
  /** The field is called `day`, and no two documents of the type are for the same. */
  readonly isOwnDay?: boolean;
  /** It tells when somebody did something: no day to come. */
  readonly isPast?: boolean;
  /** It decides when a document comes out. */
  readonly isPublishDate?: boolean;
  readonly problem?: Problem;
};

type UrlField = Common & { readonly type: "url"; readonly schemes: readonly string[] };

/** An address on our own site or on the web, as a link in a text carries it. */
type LinkField = Common & { readonly type: "link" };

/** The last part of an address, made from the field `source`. Unique within its type. */
export type SlugField = Common & { readonly type: "slug"; readonly source: string };

type ReferenceField = Common & { readonly type: "reference"; readonly to: readonly string[] };

/** A picture with the words for readers who do not see it. `alt` is a field of every image and is required. */
export type ImageField = Common & { readonly type: "image" };

/** A block of one of our own object types, named in `blockTypes`. */
type ObjectField = Common & { readonly type: "object"; readonly of: string };

/** Portable Text: headings, lists, quotes, links and the objects named in `objects`. */
export type RichTextField = Common & {
  readonly type: "richText";
  readonly styles: readonly Option[];
  readonly objects: readonly string[];
};

/** What a list holds: words, references, or objects of one type. */
export type ListItem =
  | {
      readonly type: "string";
      readonly max?: number;
      readonly options?: readonly Option[];
      readonly problem?: Problem;
    }
  | { readonly type: "reference"; readonly to: readonly string[] }
  | { readonly type: "object"; readonly of: string };

export type ListField = Common & {
  readonly type: "list";
  readonly of: ListItem;
  readonly min?: number;
  readonly max?: number;
  /** An item stands in the list only once: objects are told apart by what they point at. True for every list of references. */
  readonly unique?: boolean;
  readonly layout?: "tags";
};

export type Field =
  | TextField
  | NumberField
  | BooleanField
  | DateField
  | UrlField
  | LinkField
  | SlugField
  | ReferenceField
  | ImageField
  | ObjectField
  | RichTextField
  | ListField;

/** Which fields a row in a list shows, as paths; `otherTitle` where there is no title. */
type Preview = {
  readonly title: string;
  readonly otherTitle?: string;
  readonly subtitle?: string;
  readonly media?: string;
};

/** A way to sort the documents of a type. */
export type Ordering = {
  readonly name: string;
  readonly title: string;
  readonly field: string;
  readonly direction: "asc" | "desc";
};

/** A type of document, of which each has an id and, where it has a page, an address. */
export type DocumentType = {
  readonly name: string;
  readonly title: string;
  /** What the desk calls the list of these. */
  readonly plural: string;
  readonly description: string;
  readonly groups: readonly { readonly name: string; readonly title: string }[];
  readonly fields: readonly Field[];
  readonly orderings: readonly Ordering[];
  readonly preview: Preview;
  /** What is wrong with such a document that no field can tell by itself: at which of them, in words that follow its name. */
  readonly problem?: (document: Unchecked) => Fault | null;
  /** There is one document of this type, with the type's name as id. */
  readonly isSingle?: boolean;
  /** A plugin of the Studio brings the type along. */
  readonly isOfPlugin?: boolean;
};

/** A type of object that stands inside documents. */
export type BlockType = {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly preview: Preview;
  /** What is wrong with such an object that no field can tell by itself, in words that follow its name; null for nothing. */
  readonly problem?: (object: Readonly<Record<string, unknown>>) => string | null;
  /** By what such objects are told apart in a list, unless it is what they point at; null for what cannot be told apart. */
  readonly identity?: (object: Unchecked) => string | null;
  /** What such an object holds that no form shows. */
  readonly beside?: readonly string[];
  /** A plugin of the Studio brings the type along. */
  readonly isOfPlugin?: boolean;
};
