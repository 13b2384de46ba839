/** Which searches lead to somebody to talk to, and which do not. */
import { expect, test } from "vitest";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import type { Locale } from "#lib/base/i18n/locales";

const asked: [Locale, string, HelpSubject][] = [
  ["en", "suicide", "crisis"],
  ["en", "my son is SUICIDAL", "crisis"],
  ["en", "teen sucide hotline", "crisis"],
  ["en", "she says she wants to die", "crisis"],
  ["en", "self-harm", "crisis"],
  ["en", "selfharm", "crisis"],
  ["en", "cutting herself", "crisis"],
  ["en", "depressed", "crisis"],
  ["en", "kms", "crisis"],
  ["en", "online groomers", "abuse"],
  ["en", "someone asked my daughter for nudes", "images"],
  ["en", "sextortion", "images"],
  ["en", "cyberbullying", "bullying"],
  ["en", "my son is being bullied", "bullying"],
  ["en", "overdose", "poison"],
  ["en", "vape", "substances"],
  ["en", "sports betting", "gambling"],
  ["en", "Anxiety", "worry"],
  ["en", "lgbtq", "identity"],
  ["en", "controlling boyfriend", "relationships"],
  ["es", "suicidio", "crisis"],
  ["es", "mi hija se corta", "crisis"],
  ["es", "depresión", "crisis"],
  ["es", "acoso escolar", "bullying"],
  ["es", "acoso sexual", "abuse"],
  ["es", "ludopatía", "gambling"],
  ["es-mx", "quiere morirse", "crisis"],
  ["es-mx", "mariguana", "substances"],
  ["fr", "il a envie de mourir", "crisis"],
  ["fr", "dépression", "crisis"],
  ["fr", "s'automutile", "crisis"],
  ["fr", "harcèlement", "bullying"],
  ["fr", "jeux d’argent", "gambling"],
  ["fr", "pédophile", "abuse"],
  ["de", "Suizid", "crisis"],
  ["de", "meine Tochter ritzt sich", "crisis"],
  ["de", "lebensmüde", "crisis"],
  ["de", "Mobbing", "bullying"],
  ["de", "Nacktbilder", "images"],
  ["de", "Essstörung", "worry"],
  ["de", "nudes", "images"],
  ["pt", "automutilação", "crisis"],
  ["pt", "não quer viver", "crisis"],
  ["pt", "assédio sexual", "abuse"],
  ["pt", "jogo do tigrinho", "gambling"],
];
test.each(asked)("%s: “%s” tells of %s", (locale, query, subject) => {
  expect(subjectsAskedFor(query, locale)).toContain(subject);
});

const harmless: [Locale, string][] = [
  ["en", ""],
  ["en", "minecraft"],
  ["en", "screen time"],
  ["en", "skill"],
  ["en", "grape"],
  ["en", "hit me up"],
  ["en", "cut screen time"],
  ["en", "transfer photos"],
  ["en", "killer games"],
  ["en", "drugstore"],
  ["es", "intimidad"],
  ["es", "violento"],
  ["fr", "intimité"],
  ["de", "Gift Card"],
  ["de", "Angst vor KI"],
  ["pt", "intimidade"],
  ["pt", "airpods"],
];
test.each(harmless)("%s: “%s” tells of nothing", (locale, query) => {
  expect(subjectsAskedFor(query, locale)).toEqual([]);
});

test("one table's subjects come once, whatever language they were asked in", () => {
  expect(subjectsAskedFor("suicide suicidio, depression", "es")).toEqual(["crisis"]);
});
