import "server-only";
/** Which briefs belong beside a brief: those that share its topics, then its category. */
import { z } from "zod";
import { newestBriefsOfAll, type Brief } from "#lib/publication/content/brief";
import {
  briefLink,
  type BriefLink,
  linkFields,
  listOf,
  orNull,
  pictureField,
} from "#lib/publication/content/fields";
import { readMemoList } from "#lib/platform/server/content/content-memos";
import { dependOn, orWithout } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";
import { isPreview } from "#lib/platform/server/content/preview";
import { withNotes } from "#lib/publication/content/known-subjects";
import { bestOf, readTranslations, type Translations } from "#lib/publication/content/translations";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const subject = briefLink.extend({
  category: orNull(z.string()),
  topics: listOf(z.string()),
  revision: orNull(z.string()),
});
type Subject = z.infer<typeof subject>;

/** What each brief of each language is about, newest first. A memo: small, and dropped by a webhook. */
const readSubjects = () =>
  readMemoList(
    "microBrief:subjects",
    subject,
    `${newestBriefsOfAll} { ${linkFields}, ${pictureField}, "category": category._ref, "topics": topics[]._ref, "revision": _rev }`,
  );

const subjectsOf = ({ category, topics }: Subject): string[] => [
  ...(category === null ? [] : [category]),
  ...topics,
];

/** How many related briefs a brief's page shows. */
const mostRelated = 3;

/**
 * The briefs that readers of a language are given, newest first;
 * and for each topic and category, the places of its briefs in that list.
 */
type Shelves = {
  briefs: readonly Subject[];
  byTopic: ReadonlyMap<string, readonly number[]>;
  byCategory: ReadonlyMap<string, readonly number[]>;
};
type Shelved = { translations: Translations; byLocale: Map<Locale, Promise<Shelves>> };
const shelved = new WeakMap<readonly Subject[], Shelved>();

/** The shelves of a language, made once for all pages until briefs or their translations change. */
async function readShelves(locale: Locale): Promise<Shelves> {
  const [{ result: subjects, note }, translations] = await Promise.all([
    withNotes(() => orWithout(readSubjects, [])),
    readTranslations(),
  ]);
  const latest = shelved.get(subjects);
  // A preview shows drafts, of which no page of others knows.
  if (!latest && !(await isPreview()))
    for (const one of subjects) note(one._id, { subjects: subjectsOf(one), revision: one.revision });
  const known: Shelved =
    latest?.translations === translations ? latest : { translations, byLocale: new Map() };
  shelved.set(subjects, known);
  const shelves = known.byLocale.get(locale) ?? shelve(subjects, locale);
  known.byLocale.set(locale, shelves);
  return shelves;
}

async function shelve(subjects: readonly Subject[], locale: Locale): Promise<Shelves> {
  const readable = new Set<Locale>(contentLanguages(locale));
  const briefs = await bestOf(
    subjects.filter(({ language: own }) => readable.has(own)),
    locale,
  );
  const byTopic = new Map<string, number[]>();
  const byCategory = new Map<string, number[]>();
  for (const [place, { topics, category }] of briefs.entries()) {
    for (const topic of topics) addTo(byTopic, topic, place);
    if (category !== null) addTo(byCategory, category, place);
  }
  return { briefs, byTopic, byCategory };
}

function addTo(shelves: Map<string, number[]>, key: string, place: number): void {
  const shelf = shelves.get(key);
  if (shelf) shelf.push(place);
  else shelves.set(key, [place]);
}

/** The briefs that share most topics with this one, then its category; newest first among equals. */
export async function readRelatedBriefs(of: Brief, locale: Locale): Promise<BriefLink[]> {
  const { briefs, byTopic, byCategory } = await readShelves(locale);
  const closeness = new Map<number, number>();
  for (const topic of new Set(of.topics.map(({ _id }) => _id)))
    for (const place of byTopic.get(topic) ?? []) closeness.set(place, (closeness.get(place) ?? 0) + 2);
  const category = of.category?._id;
  for (const [place, score] of closeness)
    if (briefs[place]?.category === category) closeness.set(place, score + 1);
  const inCategory: readonly number[] = category === undefined ? [] : (byCategory.get(category) ?? []);
  // No more of those that share only the category can be shown; one more is taken, since one may be the brief itself.
  const rest = inCategory
    .values()
    .filter((place) => !closeness.has(place))
    .take(mostRelated + 1);
  for (const place of [...rest]) closeness.set(place, 1);
  const related = [...closeness]
    .toSorted(([one, score], [other, otherScore]) => otherScore - score || one - other)
    .flatMap(([place]) => briefs[place] ?? [])
    .filter(({ _id }) => _id !== of._id)
    .slice(0, mostRelated);
  await dependOn(related.map(({ slug }) => documentTag("microBrief", slug)));
  return related;
}
