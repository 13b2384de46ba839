/**
 * The schema of everything we publish, as plain data: the Studio makes its forms of it, the content check and the
 * preview hold documents to it, and a test holds the site's queries to it.
 */
import { actionType } from "./action-type.ts";
import { ownBlocks } from "./blocks.ts";
import { briefType } from "./brief-type.ts";
import type { BlockType, DocumentType } from "./field.ts";
import { helpLineType } from "./help-line-type.ts";
import { letterType } from "./letter-type.ts";
import { pageType } from "./page-type.ts";
import { settingPathType } from "./setting-path-type.ts";
import { siteSettingsType } from "./settings-type.ts";
import { printableType } from "./printable-type.ts";
import { categoryType, topicType } from "./subject-types.ts";
import { termType } from "./term-type.ts";
import { trackType } from "./track-type.ts";
import { translationBlocks, translationGroup, withLanguage } from "./translation.ts";

const ownTypes: readonly DocumentType[] = [
  briefType,
  actionType,
  termType,
  trackType,
  categoryType,
  topicType,
  printableType,
  pageType,
  helpLineType,
  settingPathType,
  letterType,
  siteSettingsType,
].map(withLanguage);

/** The types whose documents are translated: all that have addresses. */
export const translatedTypes: readonly string[] = ownTypes
  .filter(({ fields }) => fields.some(({ type }) => type === "slug"))
  .map(({ name }) => name);

export const documentTypes: readonly DocumentType[] = [...ownTypes, translationGroup(translatedTypes)];

export const blockTypes: readonly BlockType[] = [...ownBlocks, ...translationBlocks(translatedTypes)];

/** The document type of this name; undefined when there is none. */
export const documentType = (name: string): DocumentType | undefined =>
  documentTypes.find((type) => type.name === name);

/** The type of object of this name; undefined when there is none. */
export const blockType = (name: string): BlockType | undefined =>
  blockTypes.find((type) => type.name === name);

const hasField = (type: string, field: string): boolean =>
  documentType(type)?.fields.some(({ name }) => name === field) ?? false;

/** Whether the documents of a type note the address that they had first. */
export const keepsFirstSlug = (type: string): boolean => hasField(type, "firstSlug");

/** Whether they note when they were first published. */
export const keepsFirstPublished = (type: string): boolean => hasField(type, "firstPublished");
