/** Lantern's name and contact addresses, before the environment overrides them. */
export const siteDefaults = {
  name: "Lantern",
  email: "hello@lantern.example",
  phone: "+1 (555) 555-0142",
  city: "Portland, Oregon",
  /** A placeholder for the operator's own handle: `.example` belongs to nobody. */
  social: [
    { name: "Bluesky", href: "https://bsky.app/profile/lantern.example" },
    { name: "YouTube", href: "https://www.youtube.com/@lantern.example" },
    { name: "LinkedIn", href: "https://www.linkedin.com/company/lantern.example" },
  ],
} as const;

/** The page about how the texts are made; every piece links to it. */
export const makingPage = "how-our-texts-are-made";

/** Paths of the footer's pages, each a content document of type `page` with this slug. A closed list. */
export const footerPages = [
  "blog",
  "guides",
  "faq",
  "support",
  "careers",
  "press",
  "contact",
  "privacy",
  "terms",
  "cookies",
  "security",
  makingPage,
] as const;
