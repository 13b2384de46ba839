/** What comes of linking a visitor to a user. */
export type Linking = {
  success: boolean;
  already_linked: boolean;
  /** Whether this call gave the user anything that belonged to nobody before. */
  new_data_migrated: boolean;
  profiles_linked: number;
  profiles_failed: number;
  has_anonymous_data: boolean;
  total_visits_before_signup: number;
  /** From the first visit to the sign-up; null for somebody who had an account before it. */
  time_to_conversion_hours: number | null;
};

/** The answer for a reader who wants nothing stored, so that nothing is linked. */
export const nothingToLink: Linking = {
  success: true,
  already_linked: false,
  new_data_migrated: false,
  profiles_linked: 0,
  profiles_failed: 0,
  has_anonymous_data: false,
  total_visits_before_signup: 0,
  time_to_conversion_hours: null,
};

/** The answer for a visitor that does not exist or is not the caller's. */
export const unknownVisitor: Linking = { ...nothingToLink, success: false, profiles_failed: 1 };
