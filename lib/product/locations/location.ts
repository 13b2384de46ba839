/** A place that a user has saved: home, school, the grandparents. */
import { z } from "zod";

export type Location = {
  id: string;
  name: string;
  /** As the user wrote it; may be empty. Nobody looks it up: the place gives the coordinates. */
  address: string;
  /** The city, neighborhood or postal code, by its id in the directory, and as it is called. */
  placeId: string;
  placeLabel: string;
  latitude: number;
  longitude: number;
  /** Where the user's searches begin. One at most. */
  isDefault: boolean;
};

/** What the place of a location is, as the directory knows it. */
export type LocationPlace = Pick<Location, "placeId" | "placeLabel" | "latitude" | "longitude">;

export const longestName = 60;
export const longestAddress = 160;
/** More than anybody travels between; it keeps one account from filling the table. */
export const mostLocations = 50;

/** What can be wrong with the form. The first of a field is shown. */
export const locationFaults = [
  "nameRequired",
  "nameTooLong",
  "nameTaken",
  "addressTooLong",
  "placeRequired",
  "placeUnknown",
  "codeUnknown",
  "tooMany",
] as const;
export type LocationFault = (typeof locationFaults)[number];

/** A text with something to see: signs that only join or part letters, or are blank, would make an empty link. */
const text = (required: LocationFault) =>
  z
    .string(required)
    .transform((value) => value.replace(/\s+/g, " ").trim())
    .pipe(z.string().regex(/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u, required));

/** The form's fields. `isDefault` is the tick of a checkbox; what does not say stays as it is. */
export const locationForm = z.object({
  name: text("nameRequired").pipe(z.string().max(longestName, "nameTooLong")),
  address: z
    .string()
    .default("")
    .transform((value) => value.replace(/\s+/g, " ").trim())
    .pipe(z.string().max(longestAddress, "addressTooLong")),
  place: text("placeRequired"),
  isDefault: z
    .union([z.boolean(), z.string()])
    .transform((value) => value === true || value === "on" || value === "true")
    .optional(),
});
export type LocationForm = z.infer<typeof locationForm>;

/**
 * A name as it is compared: one user has each name once, however it is written. Not by `fold`, which takes more letters
 * apart: the keys are stored, unique for each user, and two that stand beside each other would become one.
 */
export const nameKeyOf = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
