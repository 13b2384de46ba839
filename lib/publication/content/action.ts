import "server-only";
/** Micro-actions: step-by-step guides. */
import { z } from "zod";
import {
  actionLink,
  actionLinkProjection,
  ages,
  agesProjection,
  briefLink,
  categoryLink,
  categoryLinkProjection,
  firstOutAtField,
  firstSlug,
  firstSlugField,
  helpSubject,
  image,
  imageProjection,
  isInLanguages,
  language,
  languageField,
  linkProjection,
  listOf,
  orNull,
  picture,
  pictureField,
  pieceLinkProjection,
  pointingAtIt,
  richText,
  richTextProjection,
  seo,
  sources,
  printableLink,
  printablesProjection,
  sourcesProjection,
  storedDate,
  text,
  trackLink,
} from "#lib/publication/content/fields";
import { difficulties } from "#lib/publication/content/schema/vocabulary";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { readAddressesOf, readMemoList } from "#lib/platform/server/content/content-memos";
import { readDocument } from "#lib/platform/server/content/content-reader";
import { isInOurLanguages, isPublished, liveReferences, newestFirst } from "#lib/platform/published";
import { readIn, readListIn } from "#lib/publication/content/in-language";
import { readTranslations } from "#lib/publication/content/translations";
import type { Locale } from "#lib/base/i18n/locales";

const step = z.object({
  title: text,
  description: orNull(text),
  order: z.number().catch(0).default(0),
  /** What the parent will see while doing it. */
  see: orNull(text),
  /** What to say to the child, in the parent's words. */
  say: orNull(text),
});
export type Step = z.infer<typeof step>;

/** Sorts steps by their numbers, which need not be their places in the list. */
const inOrder = <T extends Pick<Step, "order">>(steps: readonly T[]): T[] =>
  steps.toSorted((a, b) => a.order - b.order);

const actionCard = z.object({
  _id: z.string(),
  _type: z.literal("microAction"),
  language,
  slug: text,
  title: text,
  excerpt: orNull(text),
  goal: orNull(text),
  ages,
  publishedAt: storedDate,
  updatedAt: storedDate,
  difficulty: orNull(z.enum(difficulties)),
  minutes: orNull(z.number().positive()),
  category: orNull(categoryLink),
  tags: listOf(text),
  stepTitles: listOf(step.pick({ title: true, order: true })).transform((steps) =>
    inOrder(steps).map(({ title }) => title),
  ),
  picture,
});
export type ActionCard = z.infer<typeof actionCard>;

const actionCardProjection = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, title, excerpt, goal, ${agesProjection},
  publishedAt, "updatedAt": _updatedAt, difficulty, "minutes": timeToComplete, category->${categoryLinkProjection}, tags,
  "stepTitles": steps[]{ title, order }, ${pictureField}`;

const action = actionCard.extend({
  content: richText,
  steps: listOf(step).transform(inOrder),
  relatedActions: listOf(actionLink),
  briefs: listOf(briefLink),
  tracks: listOf(trackLink),
  settingPaths: listOf(text),
  printables: listOf(printableLink),
  sources,
  helpSubjects: listOf(helpSubject),
  reviewedAt: storedDate,
  image,
  seo,
});
/** An action as its own page shows it. */
export type Action = z.infer<typeof action>;

const actionProjection = /* groq */ `${actionCardProjection}, "content": ${richTextProjection("coalesce(content, description)")},
  steps[]{ title, description, order, see, say },
  "relatedActions": ${liveReferences("relatedActions", "publishedAt")}->${actionLinkProjection},
  "briefs": *[${pointingAtIt("microBrief")} && ${isPublished("publishedDate")}] | ${newestFirst("publishedDate")} ${pieceLinkProjection},
  "tracks": *[${pointingAtIt("track")}] | order(order asc) ${linkProjection},
  ${printablesProjection},
  "settingPaths": whereItStands[]._ref, ${sourcesProjection}, helpSubjects, reviewedAt, "image": featuredImage${imageProjection}, seo`;

const published = /* groq */ `_type == "microAction" && defined(slug.current) && ${isPublished("publishedAt")}`;

const listedAction = actionCard.extend({ firstSlug, firstOutAt: storedDate });
export type ListedAction = z.infer<typeof listedAction>;

/** Every published action, newest first, as cards. */
export const readActions = (locale: Locale) =>
  readListIn(
    locale,
    listedAction,
    `*[${published} && ${isInLanguages}] | ${newestFirst("publishedAt")} { ${actionCardProjection}, ${firstSlugField}, ${firstOutAtField} }`,
    {},
    ["microAction"],
  );

const readOwn = (slug: string, own: Locale) =>
  readDocument({ shape: action, type: "microAction", projection: actionProjection }, { slug, language: own });

/** The action with this slug, as a reader of this language is given it; null when there is none. */
export const readAction = (slug: string, locale: Locale) =>
  readIn(locale, slug, readOwn, ["briefs", "tracks", "printables"]);

export const readActionAddresses = () => readAddressesOf("microAction");

/** The action that a reader's address names, by slug, by id or by a slug that it had before; null when there is none. */
export async function readActionByName(name: string, locale: Locale): Promise<Action | null> {
  const found = (await readAction(name, locale)) ?? (await readById(name));
  if (found) return asGivenTo(locale, found);
  const current = await readCurrentSlug("microAction", name, locale);
  return current === null ? null : readAction(current, locale);
}

async function readById(id: string): Promise<Action | null> {
  const names = await readMemoList(
    "microAction:names",
    z.object({ _id: z.string(), language, slug: text }),
    `*[${published} && ${isInOurLanguages()}] { _id, ${languageField}, "slug": slug.current }`,
  );
  const named = names.find(({ _id }) => _id === id);
  return named ? readAction(named.slug, named.language) : null;
}

/** The action as readers of a language are given it: perhaps a translation, under another slug. */
async function asGivenTo(locale: Locale, found: Action): Promise<Action | null> {
  const best = (await readTranslations()).best(found._id, locale);
  return best && best._id !== found._id ? readAction(best.slug, locale) : found;
}
