import "server-only";
/**
 * Publishes scheduled documents and the Sunday letter on time. Cached pages alone would show them only to the second visitor after
 * the moment: the first gets the old page while it is renewed. So this process watches the dates and notifies itself, at the same
 * endpoint as a webhook, which document has just been published. So it does with what came while the store was away.
 */
import { z } from "zod";
import { buildBegunAt, buildFolder } from "#lib/platform/build-folder";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { datedTypes, momentOf, publicationDate } from "#lib/platform/published";
import { askStore } from "#lib/platform/server/content/content-store";
import { ownDelivery, type ContentChange } from "#lib/platform/server/content/content-webhook";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { lastLetterDay, letterMoment, weeksFrom } from "#lib/base/site/letter-days";

/** A newly set date is noticed within this time; together with the skew below it stays under a minute. */
const longestSleepMs = 40_000;
/** The store's clock may be behind ours. */
const skewMs = 1_500;

type Unread = { change: ContentChange; tries: number };

const clock = processWide("publication-clock", () => ({
  isRunning: false,
  since: 0,
  wake: (): void => undefined,
  /** Changes that could not be read, each once, the longest untried first. */
  unread: new Map<string, Unread>(),
}));
/** So many are kept through an outage. */
const mostUnread = 1_000;
/** A store that answers everything else may never say this. */
const mostTries = 10;

const date = momentOf(publicationDate);
/** A store may also hold dated documents that are not ours. */
const isOurs = `_type in ${JSON.stringify(datedTypes)}`;
const dueQuery = /* groq */ `{
  "due": *[${isOurs} && ${date} > dateTime($since) && ${date} <= dateTime($now)]{ _id, _type, "slug": slug.current },
  "next": *[${isOurs} && ${date} > dateTime($now)] | order(${date} asc)[0]{ "date": ${publicationDate} }.date
}`;
const dueAnswer = z.object({
  due: z.array(z.object({ _id: z.string(), _type: z.string(), slug: z.string().nullish() })),
  next: z.string().nullish(),
});

/** Starts watching, once per process. Everything published since the build is announced first. */
export function startPublicationClock(): void {
  if (clock.isRunning || env.isBuild || env.isDevelopment) return;
  clock.isRunning = true;
  clock.since = buildBegunAt(buildFolder()) ?? Date.now();
  sleep(1_000);
}

/** Reads the dates again: a webhook may have announced one that comes before the next look. */
export function lookAtDates(): void {
  clock.wake();
}

/**
 * Announces a change once more as soon as the store answers: it could not say which pages begin to show the document. If these are
 * very many, the last ones grow old by themselves.
 */
export function announceAgain(change: ContentChange): void {
  const name = JSON.stringify(change);
  const known = clock.unread.get(name);
  if (known || clock.unread.size < mostUnread) clock.unread.set(name, { change, tries: known?.tries ?? 0 });
}

function sleep(ms: number): void {
  const timer = setTimeout(() => void tick(), ms).unref();
  clock.wake = () => {
    clearTimeout(timer);
    sleep(500);
    // Only once: otherwise webhooks in quick succession would postpone the look until they pause.
    clock.wake = () => undefined;
  };
}

async function tick(): Promise<void> {
  // The announcements below come back as webhooks, which are no reason to look again.
  clock.wake = () => undefined;
  const now = Date.now() - skewMs;
  // For a clock that was ahead and has been set back: what it took for past is still to come.
  clock.since = Math.min(clock.since, now);
  try {
    const answer = dueAnswer.parse(
      await askStore(
        dueQuery,
        { since: new Date(clock.since).toISOString(), now: new Date(now).toISOString() },
        { fresh: true },
      ),
    );
    for (const change of answer.due) await announce({ ...change, operation: "create" });
    const letter = lastLetterDay(new Date(now));
    // There may be no document for the letter: what is announced is that the lists of letters are old.
    if (letterMoment(letter).getTime() > clock.since)
      await announce({ _id: `letter-${letter}`, _type: "letter", operation: "create" });
    clock.since = now;
    await announceUnread();
    const next = answer.next ? Date.parse(answer.next) - now : Infinity;
    const nextLetter = letterMoment(weeksFrom(letter, 1)).getTime() - now;
    sleep(Math.min(longestSleepMs, Number.isFinite(next) ? next : Infinity, nextLetter));
  } catch (error) {
    // `since` stays, so that everything due is announced once store and server answer.
    logger.warn({ error: messageOf(error) }, "scheduled documents could not be looked for");
    sleep(longestSleepMs / 4);
  }
}

/** Up to the first that cannot be read this time either: then the others could hardly be, and each would take its time. */
async function announceUnread(): Promise<void> {
  for (const [name, entry] of [...clock.unread]) {
    entry.tries += 1;
    const isTaken = await announce(entry.change).then(
      () => true,
      (error: unknown) => {
        logger.warn({ error: messageOf(error) }, "a change was not announced again");
        return false;
      },
    );
    // What could not be read this time either is there as a new entry.
    const isRead = isTaken && clock.unread.get(name) === entry;
    clock.unread.delete(name);
    if (isRead) continue;
    if (entry.tries < mostTries) clock.unread.set(name, entry);
    return;
  }
}

async function announce(change: ContentChange): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/revalidate`, {
    method: "POST",
    ...(await ownDelivery(change)),
    signal: AbortSignal.timeout(20_000),
  });
  // An announcement that is refused would be refused each time, and must not hold up those after it.
  if (answer.status === 400) logger.warn({ change }, "a scheduled document was not accepted");
  else if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
}
