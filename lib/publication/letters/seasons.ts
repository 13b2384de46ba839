/**
 * What fits the season: for each month, the categories and topics, by slug, that families meet then. A piece fits the
 * better the more of them it is about. The letter says why in a sentence of its own for each month (`letters.season`).
 */

export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;
export type Month = (typeof months)[number];

export const seasons: Record<Month, readonly string[]> = {
  // Devices that were given in December are set up.
  january: ["devices", "parental-controls", "accounts", "smart-devices", "first-phone"],
  // Safer Internet Day is in February.
  february: ["safety", "strangers-online", "image-sharing", "deepfakes"],
  // The class knows each other, and its chats are at their busiest.
  march: ["messaging", "group-chats", "friendship"],
  // Days off school, whenever they fall.
  april: ["wellbeing", "screen-time", "sleep"],
  // Tests, and homework with help.
  may: ["ai", "chatbots", "school", "sleep"],
  // The long evenings before the summer holidays.
  june: ["gaming", "screen-time", "strangers-online"],
  // Away from home: where everybody is, and what is posted of it.
  july: ["privacy", "location", "image-sharing"],
  // The last weeks before school: a phone of one's own.
  august: ["devices", "first-phone", "group-chats", "parental-controls"],
  // School begins.
  september: ["school", "accounts", "chatbots", "group-chats"],
  // The month of cybersecurity in Europe and the United States.
  october: ["privacy", "scams", "accounts", "deepfakes"],
  // Presents are chosen, and advertising knows it.
  november: ["devices", "spending", "advertising", "smart-devices"],
  // Days at home, with games and new devices.
  december: ["gaming", "screen-time", "spending", "parental-controls"],
};

/** The month that the letter of that day is for. */
export const monthOf = (day: string): Month =>
  months[new Date(`${day}T00:00:00Z`).getUTCMonth()] ?? "january";
