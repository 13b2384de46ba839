import "server-only";
/** The directory that ships with the product: its businesses and their cities. */
import { cities } from "#lib/local/directory/places";

export {
  directorySize as shippedSize,
  seedBusinesses,
  seedVersion,
  type SeedBusiness,
} from "#lib/local/directory/businesses";

/** The cities with their neighborhoods. */
export const shippedCities = cities;
