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

export const ageOptions: readonly Option[] = [
  { value: "ages-5-6", title: "Ages 5-6" },
  { value: "ages-7-10", title: "Ages 7–10" },
  { value: "ages-11-13", title: "Ages 11–13" },
  { value: "teens-14-16", title: "Teens 14–16" },
];

export const calloutOptions: readonly Option[] = [
  { value: "note", title: "Note: good to know" },
  { value: "tip", title: "Tip: makes it easier" },
  { value: "care", title: "Take care: what can go wrong" },
  { value: "script", title: "Words to say: a short conversation" },
];

/** A list of plain words as options that read as they are stored, with a capital letter. */
export const asOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) }));

export const lineMarkOptions = asOptions(lineMarks);

export const cardMoodOptions: readonly Option[] = [
  { value: "laugh", title: "For a laugh" },
  { value: "curious", title: "When you wonder" },
  { value: "quiet", title: "For a quiet moment" },
  { value: "proud", title: "Something to be proud of" },
  { value: "rough", title: "After a rough day" },
  { value: "big", title: "A big one" },
];

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

/** Where a help line answers: countries, and the UN's codes of Europe (150) and the world (001). */
export const helpCountries = [...countries, "150", "001"] as const;

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

export const helpSubjectOptions: readonly Option[] = [
  { value: "danger", title: "Somebody is in danger right now" },
  { value: "worry", title: "Any worry of a child" },
  { value: "crisis", title: "Suicide, self-harm, despair" },
  { value: "abuse", title: "Violence, abuse, grooming" },
  { value: "images", title: "Intimate pictures, and threats over them" },
  { value: "bullying", title: "Bullying and harassment online" },
  { value: "relationships", title: "Control and violence in a relationship" },
  { value: "identity", title: "LGBTQ+ young people" },
  { value: "poison", title: "Something poisonous swallowed or breathed in" },
  { value: "substances", title: "Alcohol, drugs, nicotine" },
  { value: "gambling", title: "Gambling and betting" },
  { value: "parenting", title: "Advice for parents" },
];

export const mostHelpSubjects = 8;

/** Where a setting is found: a kind of device, or a page on the web. */
export const settingSystems = ["ios", "android", "phone", "web", "computer", "console", "speaker"] as const;

export const settingSystemOptions: readonly Option[] = [
  { value: "ios", title: "iPhone and iPad" },
  { value: "android", title: "Android" },
  { value: "phone", title: "App for phones and tablets, the same on both" },
  { value: "web", title: "Web" },
  { value: "computer", title: "Computer" },
  { value: "console", title: "Console" },
  { value: "speaker", title: "Smart speaker, by its app" },
];

/** A piece shows at most this many paths to settings. */
export const mostSettingPaths = 6;
