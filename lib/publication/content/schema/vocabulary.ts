/** The closed lists of words that content chooses from, with the names editors see. Imports nothing. */

export const ageBands = ["ages-5-6", "ages-7-10", "ages-11-13", "teens-14-16"] as const;
export const difficulties = ["beginner", "intermediate", "advanced"] as const;
export const priorities = ["high", "medium", "other"] as const;
export const categoryColors = ["blue", "red", "green", "violet", "orange", "teal", "pink", "brown"] as const;

/** What stands before each line of a printed sheet: a box to check, a dot, a number, or the bar of words to say. */
export const lineMarks = ["boxes", "dots", "numbers", "sayings"] as const;
/** For which moment a question on a card is meant. */
export const cardMoods = ["laugh", "curious", "quiet", "proud", "rough", "big"] as const;

/** What a glossary term belongs to. Plain words, since the glossary's chips are made of them. */
export const glossaryCategories = [
  "AI & tech",
  "Chat",
  "Gaming",
  "Safety & money",
  "Slang",
  "Social apps",
] as const;

/** One entry of a list that an editor picks from. */
export type Option = { readonly value: string; readonly title: string };

/** Words as options under titles of their own: the compiler asks for a title of each. */
const titled = <Value extends string>(
  values: readonly Value[],
  titles: Readonly<Record<NoInfer<Value>, string>>,
): readonly Option[] => values.map((value) => ({ value, title: titles[value] }));

/** Named as readers see them, letter for letter: the youngest with a hyphen. */
export const ageOptions = titled(ageBands, {
  "ages-5-6": "Ages 5-6",
  "ages-7-10": "Ages 7–10",
  "ages-11-13": "Ages 11–13",
  "teens-14-16": "Teens 14–16",
});

/** What a box in a text is for. The first is that of a box that does not say. */
export const calloutKinds = ["note", "tip", "care", "script"] as const;

export const calloutOptions = titled(calloutKinds, {
  note: "Note: good to know",
  tip: "Tip: makes it easier",
  care: "Take care: what can go wrong",
  script: "Words to say: a short conversation",
});

/** How words of a text may look. Not underlined: a reader takes that for a link. */
export const decorators = ["strong", "em", "code"] as const;

export const decoratorOptions = titled(decorators, { strong: "Strong", em: "Emphasis", code: "Code" });

export const textLists = ["bullet", "number"] as const;

export const textListOptions = titled(textLists, { bullet: "Bullets", number: "Numbers" });

/** The objects that are marks on words of a text, with an address, a reference or a number of their own. */
export const annotations = ["link", "glossaryReference", "sourceRef"] as const;

/** A list of plain words as options that read as they are stored, with a capital letter. */
export const asOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) }));

export const lineMarkOptions = asOptions(lineMarks);

export const cardMoodOptions = titled(cardMoods, {
  laugh: "For a laugh",
  curious: "When you wonder",
  quiet: "For a quiet moment",
  proud: "Something to be proud of",
  rough: "After a rough day",
  big: "A big one",
});

/** A piece names at most this many sources. */
export const mostSources = 6;

/** The countries that content speaks of, by their ISO codes. */
export const countries = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NZ",
  "ES",
  "MX",
  "AR",
  "CO",
  "CL",
  "FR",
  "BE",
  "CH",
  "DE",
  "AT",
  "BR",
  "PT",
] as const;

/** The UN's codes of Europe and the world, which stand after all countries. */
export const helpRegions = ["150", "001"] as const;
/** Where a help line answers. */
export const helpCountries = [...countries, ...helpRegions] as const;

export const helpAudiences = ["child", "parent", "both"] as const;

/** What a help line is for. `danger` is an emergency number, which stands with every urgent subject. */
export const helpSubjects = [
  "danger",
  "worry",
  "crisis",
  "abuse",
  "images",
  "bullying",
  "relationships",
  "identity",
  "poison",
  "substances",
  "gambling",
  "parenting",
] as const;

export const helpSubjectOptions = titled(helpSubjects, {
  danger: "Somebody is in danger right now",
  worry: "Any worry of a child",
  crisis: "Suicide, self-harm, despair",
  abuse: "Violence, abuse, grooming",
  images: "Intimate pictures, and threats over them",
  bullying: "Bullying and harassment online",
  relationships: "Control and violence in a relationship",
  identity: "LGBTQ+ young people",
  poison: "Something poisonous swallowed or breathed in",
  substances: "Alcohol, drugs, nicotine",
  gambling: "Gambling and betting",
  parenting: "Advice for parents",
});

export const mostHelpSubjects = 8;

/** Where a setting is found: a kind of device, or a page on the web. */
export const settingSystems = ["ios", "android", "phone", "web", "computer", "console", "speaker"] as const;

export const settingSystemOptions = titled(settingSystems, {
  ios: "iPhone and iPad",
  android: "Android",
  phone: "App for phones and tablets, the same on both",
  web: "Web",
  computer: "Computer",
  console: "Console",
  speaker: "Smart speaker, by its app",
});

/** A piece shows at most this many paths to settings. */
export const mostSettingPaths = 6;
