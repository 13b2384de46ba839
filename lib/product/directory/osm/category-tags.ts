/** Which tags of OpenStreetMap mean which of our categories. The one table to change. */
import type { Category } from "#lib/product/directory/business/business";
import type { Tags } from "#lib/product/directory/osm/element";

/** A line is a tag, or several joined by `&` that must all be there. Where lines of two categories fit, the longer one counts. */
const table: Record<Category, readonly string[]> = {
  "after-school": [
    "amenity=childcare",
    "amenity=kindergarten",
    "amenity=community_centre & community_centre=youth_centre",
    "amenity=social_facility & social_facility:for=child",
    "amenity=social_facility & social_facility:for=juvenile",
    "leisure=summer_camp",
  ],
  arts: [
    "amenity=music_school",
    "amenity=dancing_school",
    "amenity=arts_centre",
    "amenity=training & training=art",
    "amenity=training & training=dance",
    "amenity=training & training=music",
    "leisure=dance",
    "shop=musical_instrument",
  ],
  "books-games": [
    "amenity=library",
    "amenity=toy_library",
    "shop=books",
    "shop=games",
    "shop=toys",
    "shop=video_games",
  ],
  "coding-clubs": ["amenity=training & training=computer", "club=computer", "leisure=hackerspace"],
  counseling: [
    "healthcare=counselling",
    "healthcare=psychotherapist",
    "healthcare:speciality=child_psychiatry",
    "healthcare:speciality=psychotherapist",
    "healthcare:speciality=psychotherapy",
    "office=psychologist",
  ],
  dentistry: [
    "amenity=dentist",
    "healthcare=dentist",
    "healthcare:speciality=dental_oral_maxillo_facial_surgery",
    "healthcare:speciality=orthodontics",
  ],
  "device-repair": [
    "craft=electronics_repair",
    "shop=computer & repair=only",
    "shop=computer_repair",
    "shop=electronics & repair=only",
    "shop=mobile_phone & repair=only",
    "shop=repair & repair=electronics",
    "shop=repair & repair=mobile_phone",
  ],
  electronics: ["shop=computer", "shop=electronics", "shop=mobile_phone"],
  "eye-care": ["healthcare=optometrist", "healthcare:speciality=ophthalmology", "shop=optician"],
  "indoor-play": ["leisure=indoor_play", "leisure=trampoline_park"],
  "occupational-therapy": [
    "healthcare=occupational_therapist",
    "healthcare=physiotherapist",
    "healthcare:speciality=occupational_therapy",
    "healthcare:speciality=physiotherapy",
  ],
  pediatrics: [
    "healthcare:speciality=paediatrics",
    "healthcare:speciality=pediatrics",
    "healthcare:speciality=child_health",
  ],
  "speech-therapy": ["healthcare=speech_therapist", "healthcare:speciality=speech_therapy"],
  sports: [
    "amenity=dojo",
    "club=sport",
    "leisure=bowling_alley",
    "leisure=fitness_centre",
    "leisure=horse_riding",
    "leisure=ice_rink",
    "leisure=sports_centre",
    "leisure=sports_hall",
    "leisure=swimming_pool",
    "leisure=water_park",
  ],
  tutoring: [
    "amenity=cram_school",
    "amenity=language_school",
    "amenity=prep_school",
    "amenity=training & training=language",
    "amenity=training & training=school",
    "office=tutoring",
  ],
  "urgent-care": [
    "healthcare=urgent_care",
    "healthcare:speciality=urgent",
    "healthcare:speciality=urgent_care",
    "healthcare:speciality=emergency & amenity=clinic",
    "urgent_care=yes & amenity=clinic",
    "urgent_care=yes & amenity=doctors",
  ],
};

type Line = { category: Category; others: readonly (readonly [key: string, value: string])[] };

const pairOf = (text: string): [key: string, value: string] => {
  const [key = "", value = ""] = text.split("=");
  return [key, value];
};

/** The lines by the last tag of each, by its key and value: the one that is told apart by the most. */
const lines = new Map<string, Map<string, Line[]>>();
for (const [category, texts] of Object.entries(table) as [Category, readonly string[]][])
  for (const text of texts) {
    const pairs = text.split(" & ").map(pairOf);
    const [key, value] = pairs.pop() ?? ["", ""];
    const ofKey = lines.get(key) ?? new Map<string, Line[]>();
    lines.set(key, ofKey.set(value, [...(ofKey.get(value) ?? []), { category, others: pairs }]));
  }

/** A hospital names every department it has: none of them is what it is. */
const mostValues = 3;

/** A tag may hold several values, parted by semicolons. */
function valuesOf(tag: string | undefined): string[] {
  const values = tag?.split(";").map((value) => value.trim()) ?? [];
  return values.length > mostValues ? [] : values;
}

/** The category of an element, and the values that say so, which it is found by too; null when it is none of ours. */
export function categoryOf(tags: Tags): { category: Category; values: readonly string[] } | null {
  let best: Line | null = null;
  const values = new Set<string>();
  for (const [key, ofKey] of lines)
    for (const value of valuesOf(tags[key])) {
      for (const line of ofKey.get(value) ?? []) {
        if (!line.others.every(([other, needed]) => valuesOf(tags[other]).includes(needed))) continue;
        values.add(value);
        if (best === null || line.others.length > best.others.length) best = line;
      }
    }
  return best && { category: best.category, values: [...values] };
}
