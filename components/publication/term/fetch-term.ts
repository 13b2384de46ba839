import type { Term } from "#lib/publication/content/term";
import { expectAnswer, isText, isTextOrNull } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import { readProduct } from "#lib/platform/browser/requests/product-api";
import { localeParameter } from "#lib/base/i18n/asked-locale";
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

/** What the popover shows of a term, as answered by `/api/glossary/<slug>`. */
export type TermExplanation = Pick<
  Term,
  "language" | "term" | "definition" | "parentTranslation" | "howTheyUseIt" | "heardIn"
>;

/** How long a term is kept: readers meet the same one in several texts. */
const retentionMs = 20 * 60_000;
const known = new Map<string, { asked: Promise<TermExplanation>; until: number }>();

/** Fetches a term once and keeps it. A failed request is repeated the next time. */
export function fetchTerm(slug: string, locale: Locale): Promise<TermExplanation> {
  const key = `${locale} ${slug}`;
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.asked;
  const asked = read(slug, locale);
  known.set(key, { asked, until: Date.now() + retentionMs });
  asked.catch(() => known.delete(key));
  return asked;
}

async function read(slug: string, locale: Locale): Promise<TermExplanation> {
  return expectAnswer(
    await readProduct(
      withQuery(`/api/glossary/${encodeURIComponent(slug)}`, { locale: localeParameter(locale) }),
    ),
    isExplanation,
  );
}

const isExplanation = (answer: unknown): answer is TermExplanation =>
  isRecord(answer) &&
  isLocale(answer.language) &&
  isText(answer.term) &&
  isTextOrNull(answer.definition) &&
  isTextOrNull(answer.parentTranslation) &&
  Array.isArray(answer.howTheyUseIt) &&
  answer.howTheyUseIt.every(isText) &&
  Array.isArray(answer.heardIn) &&
  answer.heardIn.every(isText);
