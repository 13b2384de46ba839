/** An invented city, with places in every form that tags allow, to test the import, Explore and a business's page. */
import type { OsmElement, Tags } from "#lib/product/directory/osm/element";

/** In the middle of Oregon's high desert: zone, country and state follow from it. */
export const center = { latitude: 43.5, longitude: -120.5 };

/** Something odd about each place; by default a place is a dentist with a name. */
const oddTags: Record<string, Tags> = {
  whole: {
    name: "Larkspindle Dental",
    phone: "+1 541-555-0101",
    website: "https://dental.example/start",
    opening_hours: "Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off",
    wheelchair: "yes",
    "language:en": "yes",
    "language:es": "main",
    "language:de": "no",
    "addr:housenumber": "12",
    "addr:street": "Ferry Street",
    "addr:city": "Lanternville",
    "addr:state": "OR",
    "addr:postcode": "97999",
    "name:es": "Dental Alondra",
  },
  brandOnly: { name: "", brand: "Gildermart" },
  nameless: { name: "" },
  punctuation: { name: "!!! ---" },
  controls: { name: "Copper\u0007lea\u202E\n Dental\u200B" },
  longName: { name: `Quincebrook ${"very ".repeat(100)}long` },
  longValue: { name: "Osierbrook", description: "x".repeat(5000) },
  manyTags: {
    name: "Tamsinwood",
    ...Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`note:${at}`, "x"])),
  },
  markup: { name: "<script>alert(1)</script> & Sons" },
  quotes: { name: `Robert'); drop table businesses;-- "\\` },
  wildcards: { name: "100% _Moor_ Dental" },
  cyrillic: { name: "Стоматология Вязник" },
  chinese: { name: "竹林牙科診所" },
  arabic: { name: "عيادة الأسنان" },
  accents: { name: "Clínica Ñandú Él" },
  emoji: { name: "Smile 😀👨‍👩‍👧 Dental" },
  proto: { name: "Windlestraw", ["__proto__"]: "x", constructor: "y" },
  phoneNational: { name: "Phone One", phone: "(541) 555-0102" },
  phoneList: { name: "Phone Two", phone: "unknown; +1 541 555 0103; +1 541 555 0104" },
  phoneGarbage: { name: "Phone Three", phone: "call us!" },
  phoneShort: { name: "Phone Four", phone: "555-01" },
  phoneForeign: { name: "Phone Five", phone: "+49 30 23125 030" },
  phoneContact: { name: "Phone Six", "contact:phone": "+1-541-555-0105" },
  phoneScript: { name: "Phone Seven", phone: "javascript:alert(1)" },
  phoneHuge: { name: "Phone Eight", phone: "1".repeat(3000) },
  phoneExtension: { name: "Phone Nine", phone: "+1 541-555-0106 ext. 12" },
  webScript: { name: "Web One", website: "javascript:alert(document.cookie)" },
  webData: { name: "Web Two", website: "data:text/html,<script>alert(1)</script>" },
  webFtp: { name: "Web Three", website: "ftp://files.example/x" },
  webPassword: { name: "Web Four", website: "https://ada:secret@dental.example/" },
  webBare: { name: "Web Five", website: "www.dental.example" },
  webNumber: { name: "Web Six", website: "http://127.0.0.1/admin" },
  webLocal: { name: "Web Seven", website: "http://localhost:3000/" },
  webList: { name: "Web Eight", website: "http://one.example/; http://two.example/" },
  webLong: { name: "Web Nine", website: `https://dental.example/${"x".repeat(500)}` },
  webSpaces: { name: "Web Ten", website: "  " },
  hoursAlways: { name: "Hours One", opening_hours: "24/7" },
  hoursNight: { name: "Hours Two", opening_hours: "Fr,Sa 18:00-02:00" },
  hoursSeasons: {
    name: "Hours Three",
    opening_hours: "Apr-Sep: Mo-Su 10:00-20:00; Oct-Mar: Mo-Fr 10:00-16:00",
  },
  hoursGarbage: { name: "Hours Four", opening_hours: "when we feel like it" },
  hoursLong: { name: "Hours Five", opening_hours: "Mo 10:00-11:00; ".repeat(30) },
  hoursAsk: { name: "Hours Six", opening_hours: '"by appointment"' },
  hoursSchool: { name: "Hours Seven", opening_hours: "Mo-Fr 08:00-12:00,13:00-17:00; PH,SH off" },
  hoursOff: { name: "Hours Eight", opening_hours: "closed" },
  hoursSplit: { name: "Hours Nine", opening_hours: "Mo-Th 08:00-12:00, 13:30-18:00" },
  wheelLimited: { name: "Wheel One", wheelchair: "limited" },
  wheelNo: { name: "Wheel Two", wheelchair: "no" },
  wheelOther: { name: "Wheel Three", wheelchair: "perhaps" },
  closed: { name: "Closed One", disused: "yes" },
  private: { name: "Private One", access: "private" },
  mexican: {
    name: "Dentista Uno",
    "addr:country": "MX",
    phone: "222 123 4567",
    "addr:street": "Calle 5",
    "addr:housenumber": "8",
  },
  german: {
    name: "Zahnarzt Eins",
    "addr:country": "de",
    "addr:street": "Lindenweg",
    "addr:housenumber": "3",
    "addr:postcode": "10115",
    "addr:city": "Berlin",
  },
  wrongCountry: { name: "Country One", "addr:country": "Oregon!" },
  full: { name: "Full Address", "addr:full": "3rd floor,\nMain Square" },
  hospital: {
    name: "Houses Of Many",
    amenity: "hospital",
    "healthcare:speciality": "paediatrics;ophthalmology;orthodontics;surgery",
  },
};

/** One place of each category, by a tag for it. */
const kinds: Record<string, Tags> = {
  "after-school": { amenity: "childcare" },
  arts: { amenity: "training", training: "music" },
  "books-games": { shop: "toys" },
  "coding-clubs": { leisure: "hackerspace" },
  counseling: { healthcare: "psychotherapist" },
  dentistry: { healthcare: "dentist" },
  "device-repair": { shop: "mobile_phone", repair: "only" },
  electronics: { shop: "mobile_phone" },
  "eye-care": { shop: "optician" },
  "indoor-play": { leisure: "indoor_play" },
  "occupational-therapy": { healthcare: "occupational_therapist" },
  pediatrics: { amenity: "doctors", "healthcare:speciality": "paediatrics" },
  "speech-therapy": { healthcare: "speech_therapist" },
  sports: { leisure: "sports_centre", sport: "swimming;climbing" },
  tutoring: { amenity: "prep_school" },
  "urgent-care": { amenity: "clinic", urgent_care: "yes" },
};

/** The element of each odd place, by what is odd about it. */
export const oddPlaces = new Map(
  Object.entries(oddTags).map(([odd, { name = "", ...tags }], at): [string, OsmElement] => [
    odd,
    {
      type: "node",
      id: 1000 + at,
      lat: center.latitude + 0.001 * (at % 9),
      lon: center.longitude + 0.001 * Math.floor(at / 9),
      tags: { amenity: "dentist", ...(name === "" ? {} : { name }), ...tags },
    },
  ]),
);

const node = (id: number, north: number, east: number, tags?: Tags): OsmElement => ({
  type: "node",
  id,
  lat: center.latitude + north,
  lon: center.longitude + east,
  tags,
});

/** The city, a border around it, two neighborhoods, a town, and buildings in every drawn form. */
export const oddCity = (): OsmElement[] => [
  node(1, 0, 0, { place: "city", name: "Lanternville", "is_in:state_code": "OR" }),
  node(2, 0.002, 0.002, { place: "suburb", name: "Old Mill" }),
  node(3, 0.6, 0.6, { place: "town", name: "Farstead" }),
  // The corners of the border, and of the neighborhood that has an outline.
  ...[
    [10, -0.1, -0.1],
    [11, -0.1, 0.1],
    [12, 0.1, 0.1],
    [13, 0.1, -0.1],
    [14, -0.09, -0.09],
    [15, -0.09, -0.05],
    [16, -0.05, -0.05],
    [17, -0.05, -0.09],
    // The corners of a building.
    [20, -0.07, -0.07],
    [21, -0.07, -0.0698],
    [22, -0.0698, -0.0698],
    [23, -0.0698, -0.07],
  ].map(([id = 0, north = 0, east = 0]) => node(id, north, east)),
  ...oddPlaces.values(),
  ...Object.entries(kinds).map(([category, tags], at) =>
    node(2000 + at, 0.01, 0.001 * at, { name: `Kind ${category}`, ...tags }),
  ),
  node(2100, 0.6, 0.61, { amenity: "library", name: "Farstead Library" }),
  node(2101, 5, 5, { amenity: "library", name: "Library Of Nowhere" }),
  node(2102, 0.01, 0.02, { amenity: "bench", name: "No Business" }),
  ...Array.from({ length: 24 }, (_, at) =>
    node(3000 + at, -0.01, 0.001 * at, {
      shop: "books",
      name: `Book Shop ${at}`,
      "addr:city": "Lanternville",
    }),
  ),
  { type: "way", id: 100, refs: [10, 11, 12], tags: {} },
  { type: "way", id: 101, refs: [12, 13, 10], tags: {} },
  { type: "way", id: 102, refs: [14, 15, 16, 17, 14], tags: { place: "neighbourhood", name: "Harbor End" } },
  {
    type: "way",
    id: 103,
    refs: [20, 21, 22, 23, 20],
    tags: { leisure: "sports_centre", name: "Drawn Baths" },
  },
  { type: "way", id: 104, refs: [90001, 90002], tags: { shop: "books", name: "Lost Nodes" } },
  { type: "way", id: 105, refs: [20, 21, 22, 23, 20], tags: {} },
  {
    type: "relation",
    id: 100,
    members: [
      { type: "way", ref: 100, role: "outer" },
      { type: "way", ref: 101, role: "outer" },
    ],
    tags: { type: "boundary", boundary: "administrative", admin_level: "8", name: "Lanternville" },
  },
  {
    type: "relation",
    id: 101,
    members: [{ type: "way", ref: 105, role: "outer" }],
    tags: { type: "multipolygon", amenity: "library", name: "Drawn Library" },
  },
  {
    type: "relation",
    id: 102,
    members: [{ type: "way", ref: 90003, role: "outer" }],
    tags: { type: "multipolygon", amenity: "library", name: "Lost Ways" },
  },
];
