import "server-only";
/** Categories and topics: what briefs and actions are about. */
import type { z } from "zod";
import {
  categoryLink,
  categoryLinkProjection,
  linkProjection,
  orNull,
  text,
  topicLink,
} from "#lib/publication/content/fields";
import { readList } from "#lib/platform/server/content-reader";

const category = categoryLink.extend({ description: orNull(text) });
export type Category = z.infer<typeof category>;

const topic = topicLink.extend({ description: orNull(text) });
export type Topic = z.infer<typeof topic>;

/** Every category, ascending by title. */
export const readCategories = () =>
  readList(
    category,
    `*[_type == "category" && defined(slug.current)] | order(title asc) { ...${categoryLinkProjection}, description }`,
    {},
    ["category"],
    "slow",
  );

/** Every topic, ascending by title. */
export const readTopics = () =>
  readList(
    topic,
    `*[_type == "topic" && defined(slug.current)] | order(title asc) { ...${linkProjection}, description }`,
    {},
    ["topic"],
    "slow",
  );
