/** What a request is about, as far as its words show. In any of our languages, whatever the language of the call. */
import { weekdayName } from "#lib/base/i18n/weekday-name";

export type Topic = "hours" | "price" | "booking";

/** Whole words, bounded by what is not a letter: `\b` does not count accented letters as letters. */
const words: Record<Topic, RegExp> = {
  hours:
    /(?<!\p{L})(open|opens|opening|close[sd]?|closing|hours|until|geöffnet|öffn\p{L}*|geschlossen|ouvert\p{L}*|ouvre|ouvrez|ouvrent|horaires?|ferm\p{L}+|abiert\p{L}*|abre[mns]?|abrís|cierra\p{L}*|hor[aá]rios?|abert\p{L}*|fecha\p{L}*)(?!\p{L})/iu,
  price:
    /(\$|€|(?<!\p{L})(price\p{L}*|costs?|how much|fees?|rates?|charge[sd]?|preis\p{L}*|kost\p{L}+|wie ?viel|prix|tarifs?|combien|precios?|cuesta\p{L}*|cuánto|preços?|custa\p{L}*|quanto)(?!\p{L}))/iu,
  booking:
    /(?<!\p{L})(book\p{L}*|reserv\p{L}*|appointment\p{L}*|tables?|slots?|schedul\p{L}*|arrange\p{L}*|class|classes|lessons?|availab\p{L}*|free|spots?|termin\p{L}*|buch\p{L}+|tisch|platz|plätze|rendez-vous|cours|place|cita\p{L}*|mesas?|clases?|turno|marcar|agendar|vagas?|aulas?)(?!\p{L})/iu,
};

const topics = Object.keys(words) as Topic[];

/** The topics of a request, in the best order for the answers. */
export const topicsOf = (request: string): Topic[] => topics.filter((topic) => words[topic].test(request));

const tags = ["en", "es", "fr", "de", "pt"];

const dayNames = Array.from({ length: 7 }, (_, weekday) =>
  tags.flatMap((tag) => {
    const name = weekdayName(weekday, tag).toLowerCase();
    return name.endsWith("-feira") ? [name, name.slice(0, -6)] : [name];
  }),
);

/** The weekday that a request names first, 0 for Monday; null when it names none. */
export function weekdayIn(request: string): number | null {
  const said = request.toLowerCase();
  const found = dayNames
    .map((names, weekday) => ({
      weekday,
      at: Math.min(
        ...names.map((name) => {
          const at = said.search(new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, "u"));
          return at < 0 ? Infinity : at;
        }),
      ),
    }))
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.weekday ?? null;
}

/** The time of day that a request names, in minutes; null when it names none. */
export function minuteIn(request: string): number | null {
  const found =
    /\b(\d{1,2})(?:[:h.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|uhr|h\b|o.clock)|\b(\d{1,2}):(\d{2})\b/iu.exec(
      request,
    );
  if (!found) return null;
  const hour = Number(found[1] ?? found[4]);
  const minute = Number(found[2] ?? found[5] ?? 0);
  const half = (found[3] ?? "").toLowerCase().replaceAll(".", "");
  const shifted = half === "pm" && hour < 12 ? hour + 12 : half === "am" && hour === 12 ? 0 : hour;
  return shifted < 24 && minute < 60 ? shifted * 60 + minute : null;
}

/** The service that a request is about: the one with the most words in it; null when no service has any. */
export function serviceIn<T extends { name: string }>(request: string, services: readonly T[]): T | null {
  const said = new Set(stems(request));
  const rated = services
    .map((service) => ({ service, shared: stems(service.name).filter((stem) => said.has(stem)).length }))
    .toSorted((a, b) => b.shared - a.shared);
  return rated[0] && rated[0].shared > 0 ? rated[0].service : null;
}

/** The longer words of a text, without their endings. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.replace(/(ings?|es|s|n)$/u, "").slice(0, 7),
  );
