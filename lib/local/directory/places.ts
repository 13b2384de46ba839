/** The cities of the embedded directory, each with some of its neighborhoods: only their centers, to about walking distance. */

export type Neighborhood = { name: string; latitude: number; longitude: number; zip: string };
export type City = {
  /** Identifies the city in addresses of pages and in the database. */
  id: string;
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  areaCode: string;
  neighborhoods: readonly Neighborhood[];
};

type Point = readonly [name: string, latitude: number, longitude: number, zip: string];

const city = (
  id: string,
  [name, region]: readonly [name: string, region: string],
  [latitude, longitude]: readonly [latitude: number, longitude: number],
  [timeZone, areaCode]: readonly [timeZone: string, areaCode: string],
  points: readonly Point[],
): City => ({
  id,
  name,
  region,
  latitude,
  longitude,
  timeZone,
  areaCode,
  neighborhoods: points.map(([title, north, east, zip]) => ({
    name: title,
    latitude: north,
    longitude: east,
    zip,
  })),
});

const pacific = "America/Los_Angeles";
const central = "America/Chicago";
const eastern = "America/New_York";

export const cities: readonly City[] = [
  city(
    "atlanta",
    ["Atlanta", "GA"],
    [33.749, -84.388],
    [eastern, "404"],
    [
      ["Grant Park", 33.7373, -84.3693, "30315"],
      ["Inman Park", 33.7577, -84.3524, "30307"],
      ["Midtown", 33.7836, -84.3831, "30308"],
      ["Virginia-Highland", 33.7816, -84.3637, "30306"],
      ["West End", 33.7353, -84.4163, "30310"],
    ],
  ),
  city(
    "austin",
    ["Austin", "TX"],
    [30.2672, -97.7431],
    [central, "512"],
    [
      ["Bouldin Creek", 30.2526, -97.7566, "78704"],
      ["Clarksville", 30.2815, -97.7597, "78703"],
      ["Hyde Park", 30.3045, -97.7302, "78751"],
      ["Mueller", 30.2989, -97.7053, "78723"],
      ["Zilker", 30.2608, -97.7705, "78704"],
    ],
  ),
  city(
    "boston",
    ["Boston", "MA"],
    [42.3601, -71.0589],
    [eastern, "617"],
    [
      ["Back Bay", 42.3503, -71.081, "02116"],
      ["Brighton", 42.3464, -71.1627, "02135"],
      ["Dorchester", 42.3016, -71.0676, "02122"],
      ["Jamaica Plain", 42.3097, -71.1151, "02130"],
      ["South End", 42.3388, -71.0765, "02118"],
    ],
  ),
  city(
    "chicago",
    ["Chicago", "IL"],
    [41.8781, -87.6298],
    [central, "312"],
    [
      ["Andersonville", 41.9803, -87.6683, "60640"],
      ["Hyde Park", 41.7943, -87.5907, "60615"],
      ["Lincoln Park", 41.9214, -87.6513, "60614"],
      ["Logan Square", 41.9231, -87.7093, "60647"],
      ["Pilsen", 41.8525, -87.6564, "60608"],
    ],
  ),
  city(
    "denver",
    ["Denver", "CO"],
    [39.7392, -104.9903],
    ["America/Denver", "303"],
    [
      ["Baker", 39.7165, -104.9925, "80223"],
      ["Berkeley", 39.7769, -105.0394, "80212"],
      ["Capitol Hill", 39.7338, -104.9795, "80203"],
      ["Park Hill", 39.7487, -104.9236, "80207"],
      ["Washington Park", 39.7001, -104.9703, "80209"],
    ],
  ),
  city(
    "miami",
    ["Miami", "FL"],
    [25.7617, -80.1918],
    [eastern, "305"],
    [
      ["Allapattah", 25.8143, -80.2239, "33142"],
      ["Coconut Grove", 25.7283, -80.2434, "33133"],
      ["Little Havana", 25.7742, -80.2366, "33135"],
      ["Shenandoah", 25.7533, -80.2289, "33145"],
      ["Upper Eastside", 25.8311, -80.1839, "33138"],
    ],
  ),
  city(
    "minneapolis",
    ["Minneapolis", "MN"],
    [44.9778, -93.265],
    [central, "612"],
    [
      ["Linden Hills", 44.9241, -93.3176, "55410"],
      ["Longfellow", 44.9401, -93.2235, "55406"],
      ["Northeast", 45.0036, -93.2494, "55413"],
      ["Powderhorn", 44.9443, -93.2584, "55407"],
      ["Uptown", 44.9488, -93.2983, "55408"],
    ],
  ),
  city(
    "nashville",
    ["Nashville", "TN"],
    [36.1627, -86.7816],
    [central, "615"],
    [
      ["12 South", 36.1231, -86.7896, "37204"],
      ["East Nashville", 36.1805, -86.7449, "37206"],
      ["Germantown", 36.1766, -86.7906, "37208"],
      ["Sylvan Park", 36.1432, -86.8427, "37209"],
      ["Wedgewood", 36.1318, -86.7714, "37203"],
    ],
  ),
  city(
    "phoenix",
    ["Phoenix", "AZ"],
    [33.4484, -112.074],
    ["America/Phoenix", "602"],
    [
      ["Ahwatukee", 33.3417, -111.9841, "85044"],
      ["Arcadia", 33.4997, -111.9741, "85018"],
      ["Encanto", 33.4735, -112.0897, "85007"],
      ["Maryvale", 33.502, -112.1774, "85033"],
      ["Roosevelt Row", 33.4584, -112.0703, "85004"],
    ],
  ),
  city(
    "portland",
    ["Portland", "OR"],
    [45.5152, -122.6784],
    [pacific, "503"],
    [
      ["Alberta", 45.559, -122.645, "97211"],
      ["Hawthorne", 45.5121, -122.6287, "97214"],
      ["Pearl District", 45.5301, -122.6828, "97209"],
      ["Sellwood", 45.4655, -122.6526, "97202"],
      ["St. Johns", 45.5902, -122.7546, "97203"],
    ],
  ),
  city(
    "san-diego",
    ["San Diego", "CA"],
    [32.7157, -117.1611],
    [pacific, "619"],
    [
      ["Hillcrest", 32.7479, -117.1647, "92103"],
      ["La Mesa Heights", 32.7653, -117.0289, "92115"],
      ["North Park", 32.7456, -117.1294, "92104"],
      ["Ocean Beach", 32.7487, -117.2497, "92107"],
      ["South Park", 32.7262, -117.1293, "92102"],
    ],
  ),
  city(
    "seattle",
    ["Seattle", "WA"],
    [47.6062, -122.3321],
    [pacific, "206"],
    [
      ["Ballard", 47.6687, -122.3847, "98107"],
      ["Beacon Hill", 47.5794, -122.3117, "98144"],
      ["Capitol Hill", 47.6253, -122.3222, "98102"],
      ["Columbia City", 47.5597, -122.2866, "98118"],
      ["West Seattle", 47.5667, -122.3868, "98116"],
    ],
  ),
];
