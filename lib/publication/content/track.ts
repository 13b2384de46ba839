import "server-only";
/** Learning tracks: briefs, words and actions in an order that teaches, with a closing check and an agreement. */
import { z } from "zod";
import {
  actionLink,
  actionLinkProjection,
  ageBand,
  image,
  imageProjection,
  isInLanguages,
  language,
  languageField,
  listOf,
  minutesToRead,
  orNull,
  picture,
  pictureField,
  printableLink,
  printablesProjection,
  seo,
  storedDate,
  text,
  type AgeBand,
} from "#lib/publication/content/fields";
import { difficulties, priorities } from "#lib/publication/content/schema/vocabulary";
import { brief, briefCardProjection } from "#lib/publication/content/brief";
import { readAddressesOf } from "#lib/platform/server/content/content-memos";
import { readDocument } from "#lib/platform/server/content/content-reader";
import { isPublished, publicationDateOf } from "#lib/platform/published";
import { readIn, readListIn } from "#lib/publication/content/in-language";
import type { Locale } from "#lib/base/i18n/locales";

const trackPiece = z.object({
  _id: z.string(),
  _type: z.enum(["microBrief", "microAction", "glossaryTerm"]),
  language,
  slug: text,
  title: text,
  minutes: z
    .number()
    .transform((minutes) => Math.max(1, minutes))
    .catch(1),
  /** Why this comes next. Of a step only. */
  why: text.optional().catch(undefined),
  /** Of an action only. */
  priority: z.enum(priorities).optional().catch(undefined),
  difficulty: z.enum(difficulties).optional().catch(undefined),
});
/** What a track holds in one place of its sequence. */
export type TrackPiece = z.infer<typeof trackPiece>;

// References are filtered before they are followed: a filter behind `->` sees one document, not the list.
const liveBriefs = /* groq */ `microBriefs[defined(@->slug.current) && ${isPublished("@->publishedDate")}]`;
const liveActions = /* groq */ `microActions[defined(action->slug.current) && ${isPublished("action->publishedAt")}]`;
const liveSequence = /* groq */ `sequence[defined(piece->slug.current) && ${isPublished(publicationDateOf("piece"))}]`;

/** A word takes a minute. */
const pieceFields = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, "title": coalesce(title, term), "minutes": select(
  _type == "microBrief" => ${minutesToRead("content")}, _type == "microAction" => timeToComplete, 1)`;

const trackCardFields = z.object({
  _id: z.string(),
  _type: z.literal("track"),
  language,
  slug: text,
  title: text,
  description: orNull(text),
  order: z.number().catch(0).default(0),
  age: orNull(ageBand),
  updatedAt: storedDate,
  picture,
  steps: listOf(trackPiece),
  members: listOf(trackPiece),
});

const trackCardProjection = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, title, description, order, "age": ageGuidance,
  "updatedAt": _updatedAt, ${pictureField}, "steps": ${liveSequence}{ why, ...piece->{ ${pieceFields} } }, "members": [
    ...coalesce(${liveBriefs}->{ ${pieceFields} }, []),
    ...coalesce(${liveActions}{ priority, ...action->{ ${pieceFields}, difficulty } }, [])
  ]`;

/**
 * One sequence of what a track holds, each with what is known of it. Briefs and actions that no step names come last, which
 * is all that a track without a sequence has.
 */
function inSequence<T extends { steps: TrackPiece[]; members: TrackPiece[] }>({
  steps,
  members,
  ...rest
}: T) {
  const byId = new Map(members.map((member) => [member._id, member]));
  const named = new Set(steps.map(({ _id }) => _id));
  const pieces: TrackPiece[] = [
    ...steps.map((step) => ({ ...byId.get(step._id), ...step })),
    ...members.filter(({ _id }) => !named.has(_id)),
  ];
  return { ...rest, pieces, minutes: pieces.reduce((sum, { minutes }) => sum + minutes, 0) };
}

const trackCard = trackCardFields.transform(inSequence);
export type TrackCard = z.infer<typeof trackCard>;

const trackBrief = brief.pick({
  _id: true,
  _type: true,
  language: true,
  slug: true,
  title: true,
  summary: true,
  ages: true,
  publishedAt: true,
  readingMinutes: true,
  category: true,
  topics: true,
});

const trackAction = actionLink.extend({
  excerpt: orNull(text),
  priority: z.enum(priorities).catch("other").default("other"),
});

const answer = z.object({ text, isRight: z.boolean().catch(false).default(false) });
const question = z
  .object({ question: text, answers: listOf(answer), explanation: text })
  .refine(({ answers }) => answers.filter(({ isRight }) => isRight).length === 1);
/** A question of the closing check. One of its answers is right. */
export type CheckQuestion = z.infer<typeof question>;

const track = trackCardFields
  .extend({
    briefs: listOf(trackBrief),
    actions: listOf(trackAction),
    check: listOf(question),
    agreement: listOf(text),
    printables: listOf(printableLink),
    reviewedAt: storedDate,
    image,
    seo,
  })
  .transform(inSequence);
/** A track as its own page shows it. */
export type Track = z.infer<typeof track>;

const trackProjection = /* groq */ `${trackCardProjection},
  "briefs": ${liveBriefs}->{ ${briefCardProjection} },
  "actions": ${liveActions}{ priority, ...action->${actionLinkProjection}, "excerpt": action->excerpt },
  check[]{ question, answers[]{ text, isRight }, explanation }, agreement,
  ${printablesProjection},
  reviewedAt, "image": featuredImage${imageProjection}, seo`;

const inOrder = /* groq */ `*[_type == "track" && defined(slug.current) && ${isInLanguages} && ($age == "" || ageGuidance == $age)] | order(order asc, _id asc)`;

/** Tracks in their order, as cards; with an age, those of exactly that band. */
export const readTracks = (locale: Locale, age: AgeBand | null = null) =>
  readListIn(locale, trackCard, `${inOrder} { ${trackCardProjection} }`, { age: age ?? "" }, [
    "track",
    "microBrief",
    "microAction",
    "glossaryTerm",
  ]);

const readOwn = (slug: string, own: Locale) =>
  readDocument({ shape: track, type: "track", projection: trackProjection }, { slug, language: own });

/** The track with this slug, as a reader of this language is given it; null when there is none. */
export const readTrack = (slug: string, locale: Locale) => readIn(locale, slug, readOwn, ["printables"]);

export const readTrackAddresses = () => readAddressesOf("track");
