/** Whether words tell of an urgent worry, as a cry for help does, or only name one, as what somebody helps with. */
import { findUrgency } from "#lib/product/directory/urgency/find-urgency";
import { hereabouts, openWords } from "#lib/product/directory/query/query-words";
import { foldWords, wordSet } from "#lib/product/directory/vocabulary/words";
import type { Locale } from "#lib/base/i18n/locales";

/** What people look for a therapist with, however they say it. */
const lowMood = /^depp?r[ei]/;

/** What worries are called, in the six languages: names and adjectives, none of what anybody does, is or wants. */
const named = new RegExp(
  `^(?:${[
    "suicid(?:es?|al|ality|[oa]s?|ios?|aires?)|sui[cz]id|suizid\\p{L}*|selbstmord\\p{L}*",
    "self|selfharm|harm(?:ing)?|injur(?:y|ies)|cutting|auto|lesion(?:es)?|autoles(?:ion|iones|ao|oes)|(?:auto)?mutila(?:tions?|cao|cion)",
    "scarifications?|selbstverletzung(?:en)?|selbstverletzend\\p{L}*|ritzen",
    "abus(?:es?|ive|os?)?|(?:kindes)?missbrauchs?|(?:kindes)?misshandlung(?:en)?|maltratos?|maltraitances?|maus|tratos",
    "violences?|violencias?|gewalt\\p{L}*|rape|viols?|violaci(?:on|ones)|vergewaltigung(?:en)?|estupros?|molestation",
    "assault|agresi(?:on|ones)|agressions?|ubergriffe?|harassment|acoso|assedio|belastigung(?:en)?",
    "in[cz]est[eo]?|(?:cyber)?grooming|trafficking|stalking|tox\\p{L}*",
    "hopelessness|hoffnungslosigkeit|desesp(?:oir|ero)|noires|mal",
  ].join("|")})$`,
  "u",
);

/** Words of whoever tells something, of themselves or of a child: one of them makes a sentence of what is named beside it. */
const telling = wordSet(
  `i im ive my me myself we our he hes she shes they theyre him himself her herself them their his
  says said talks talked talking thinks thinking wants wanted tried tries trying attempted commit committed committing threatens threatened
  yo mi mis se ella quiero quiere queria dice dijo habla piensa amenaza intentó tengo tiene estoy está
  je j mon ma mes notre il elle veut veux dit parle pense tente fait
  ich mein meine meinen meiner meinem mich mir er sie unser unsere will wollte sagt spricht denkt droht hat versucht
  eu meu minha ele ela quero quer disse diz fala tentou tenta tenho tem estou`,
);

/** Words of whoever has no time: also without a sentence around them. */
const hurried = wordSet(
  `now tonight please asap emergency urgent urgently ahora urgencia urgente maintenant vite urgence urgemment
  jetzt sofort dringend notfall bitte agora urgencia`,
);

/** What asks for a business that is open, and for no haste. */
const openNow = new RegExp(` (?:${openWords}) (?:now|tonight|ahora|maintenant|jetzt|agora)(?= )`, "g");

const partsOf = (word: string): string[] => foldWords(word).split(" ");
const isNamed = (word: string): boolean =>
  // An article or a letter that an apostrophe parts is no word of its own: "l'abus".
  partsOf(word).every((part) => part.length === 1 || named.test(part));

/** Whether words tell of what is urgent. A low mood counts as named, also where it is told. */
export function isTold(asked: string, locale: Locale): boolean {
  const isUrgentIn = (words: readonly string[]) => findUrgency(words.join(" "), locale) !== null;
  const words = asked.split(/\s+/).filter((word) => !lowMood.test(foldWords(word)));
  if (!isUrgentIn(words)) return false;
  const parts = ` ${foldWords(words.join(" "))} `
    .replace(hereabouts, "")
    .replace(openNow, "")
    .split(" ")
    .filter(Boolean);
  return (
    parts.some((part) => hurried.has(part)) ||
    // The last word of a sentence is none of these; that of a search may be a state: "Boston MA".
    parts.slice(0, -1).some((part) => telling.has(part)) ||
    isUrgentIn(words.filter((word) => !isNamed(word)))
  );
}
