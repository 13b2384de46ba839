import "server-only";
/** Learning tracks: groups of briefs and actions in an order that teaches. */
import { z } from "zod";
import {
  actionLink,
  actionLinkProjection,
  ageBand,
  image,
  imageProjection,
  listOf,
  orNull,
  priorities,
  seo,
  storedDate,
  text,
  type AgeBand,
} from "#lib/publication/content/fields";
import { brief, briefCardProjection } from "#lib/publication/content/brief";
import { isPublished, readDocument, readList, readSlugs } from "#lib/platform/server/content-reader";

const trackCard = z.object({
  _id: z.string(),
  _type: z.literal("track"),
  slug: text,
  title: text,
  description: orNull(text),
  order: z.number().catch(0).default(0),
  age: orNull(ageBand),
  updatedAt: storedDate,
  briefCount: z.number().catch(0).default(0),
  actionCount: z.number().catch(0).default(0),
  /** What it holds, by slug: a reader's progress is counted over these. */
  briefSlugs: listOf(text),
  actionSlugs: listOf(text),
});
export type TrackCard = z.infer<typeof trackCard>;

// References are filtered before they are followed: a filter behind `->` sees one document, not the list.
const liveBriefs = /* groq */ `microBriefs[defined(@->slug.current) && ${isPublished("@->publishedDate")}]`;
const liveActions = /* groq */ `microActions[defined(action->slug.current) && ${isPublished("action->publishedAt")}]`;

const trackCardProjection = /* groq */ `_id, _type, "slug": slug.current, title, description, order, "age": ageGuidance,
  "updatedAt": _updatedAt, "briefCount": count(${liveBriefs}), "actionCount": count(${liveActions}),
  "briefSlugs": ${liveBriefs}->slug.current, "actionSlugs": ${liveActions}.action->slug.current`;

const trackBrief = brief.pick({
  _id: true,
  _type: true,
  slug: true,
  title: true,
  summary: true,
  age: true,
  publishedAt: true,
  readingMinutes: true,
  category: true,
  topics: true,
});

const trackAction = actionLink.extend({
  excerpt: orNull(text),
  priority: z.enum(priorities).catch("other").default("other"),
});
export type TrackAction = z.infer<typeof trackAction>;

const track = trackCard.extend({
  briefs: listOf(trackBrief),
  actions: listOf(trackAction),
  reviewedAt: storedDate,
  image,
  seo,
});
/** A track as its own page shows it. */
export type Track = z.infer<typeof track>;

const trackProjection = /* groq */ `${trackCardProjection},
  "briefs": ${liveBriefs}->{ ${briefCardProjection} },
  "actions": ${liveActions}{ priority, ...action->${actionLinkProjection}, "excerpt": action->excerpt },
  reviewedAt, "image": featuredImage${imageProjection}, seo`;

const inOrder = /* groq */ `*[_type == "track" && defined(slug.current) && ($age == "" || ageGuidance == $age)] | order(order asc, _id asc)`;

/** Tracks in their order, as cards; with an age, those of exactly that band. */
export const readTracks = (age: AgeBand | null = null) =>
  readList(trackCard, `${inOrder} { ${trackCardProjection} }`, { age: age ?? "" }, [
    "track",
    "microBrief",
    "microAction",
  ]);

/** The track with this slug; null when there is none. */
export const readTrack = (slug: string) => readDocument(track, "track", trackProjection, slug);

export const readTrackSlugs = () => readSlugs("track");
