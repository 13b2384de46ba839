import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import tseslint from "typescript-eslint";

/**
 * The three wings and their domains. A domain's shapes and stores know no other domain. Exceptions are search and letters, which
 * read what is published, and calls, which ask when a business of the directory is open. Code that combines several domains is a
 * use case.
 */
const wings = {
  publication: ["content", "glossary", "letters", "search"],
  reader: ["analytics", "feedback", "saved", "submissions", "visitor"],
  product: ["account", "calls", "directory", "locations"],
};
const domains = Object.values(wings).flat();

/** The domains that store data, with the names of their tables in lib/platform/server/database. */
const tablesOf = {
  account: "account",
  analytics: "event",
  calls: "call",
  directory: "directory",
  feedback: "feedback",
  locations: "location",
  saved: "progress",
  submissions: "submission",
  visitor: "visitor",
};

/** The layers, top to bottom. A layer imports only itself and the layers below it. */
const folders = {
  /** They answer with data, and show nothing. */
  endpoints: ["app/api"],
  app: ["app"],
  ui: ["components/ui"],
  components: ["components"],
  seo: ["lib/seo"],
  ...Object.fromEntries(
    Object.entries(wings).flatMap(([wing, names]) => names.map((name) => [name, [`lib/${wing}/${name}`]])),
  ),
  personalData: ["lib/personal-data"],
  platform: ["lib/platform"],
  base: ["lib/base"],
  front: ["lib/front"],
  local: ["lib/local"],
  scripts: ["scripts"],
  studio: ["studio"],
  tests: ["tests"],
};

/** Files that are recognized by name, whatever folder they are in. */
const files = {
  /** Only data, and imports nothing: everything above the base may know the kinds of content. */
  kinds: ["lib/publication/content/kinds.ts"],
  entry: ["middleware.ts", "instrumentation{,-client}.ts", "app/.well-known/**"],
  config: ["*.config.{ts,js,mjs}"],
  /** Named by a verb, or by the several domains that it combines. */
  useCase: [
    "lib/product/account/{buy-plan,change-settings,read-first-steps,read-plan-usage,run-billing}.ts",
    "lib/product/calls/commands/{change-call,find-urgent-lines,start-call,start-call-form,started-answer}.ts",
    "lib/product/directory/finding/{find-page,find-place,place-query,reported-search}.ts",
    "lib/product/directory/urgency/{find-urgency,private-search,search-urgency,told-worry}.ts",
    "lib/product/locations/location-values.ts",
    "lib/reader/analytics/{count-figures,keep-events}.ts",
    "lib/reader/visitor/{keep-visit,link-visitor}.ts",
  ],
};

/** What each layer may import. */
const below = {
  endpoints: ["endpoints", "personalData", ...domains, "platform", "base"],
  app: ["app", "components", "ui", "seo", "personalData", ...domains, "platform", "base"],
  components: ["components", "ui", "seo", ...domains, "platform", "base"],
  ui: ["ui"],
  seo: ["seo", ...domains, "platform", "base"],
  ...Object.fromEntries(domains.map((domain) => [domain, [domain, "platform", "base"]])),
  search: ["search", "content", "platform", "base"],
  letters: ["letters", "content", "platform", "base"],
  calls: ["calls", "directory", "platform", "base"],
  /** Use cases about a person's data, in whichever domain. */
  personalData: ["personalData", ...domains, "platform", "base"],
  platform: ["platform", "base", "local"],
  base: ["base"],
  front: ["front", "platform", "base"],
  local: ["local", "base"],
  scripts: ["scripts", "front", "personalData", ...domains, "platform", "base", "local"],
  /** What the site publishes, and at which addresses. */
  studio: ["studio", "content", "letters", "platform", "base"],
};
const belowFile = {
  entry: below.app,
  config: ["scripts", "front", "base", "platform"],
  useCase: [...domains, "platform", "base"],
};

const owned = (patterns, message) => ({ group: patterns, message });

/** Tables belong to their stores: the stores of one domain share them, and no other file knows them. */
const tablesBut = (...own) =>
  owned(
    ["**/database/schema", "**/database/*-tables", ...own.map((name) => `!**/database/${name}-tables`)],
    "A table is known to the stores of its own domain alone, and to the conditions they search by.",
  );

/** Each vendor's package has one owner; nothing else imports it. */
const vendors = {
  groq: owned(["groq-js"], "groq-js belongs to lib/local."),
  clerk: owned(
    ["@clerk/*"],
    "Clerk belongs to middleware.ts, lib/platform/server and components/product/{shell,sign-in,security}.",
  ),
  segment: owned(["@segment/*"], "Segment belongs to lib/platform/browser."),
  drizzle: owned(
    ["drizzle-orm", "drizzle-orm/*"],
    "drizzle belongs to lib/platform/server and to a domain's stores and conditions.",
  ),
  tables: tablesBut(),
  stripe: owned(["stripe", "stripe/*"], "Stripe's library belongs to lib/platform/server/billing."),
  mail: owned(["@react-email/*"], "@react-email/render belongs to components/publication/letter/mail."),
  schemaDts: owned(["schema-dts"], "schema-dts belongs to lib/seo."),
  nextInternals: owned(
    ["next/dist/*", "next/dist/**"],
    "What Next does not document is known to lib/front/next-internals.ts alone.",
  ),
  relative: owned(["../*"], "Import by @/… or #lib/…, or from the same folder."),
};
const restrictTo = (owners, allowed) => ({
  "no-restricted-imports": [
    "error",
    {
      patterns: Object.entries(owners)
        .filter(([name]) => !allowed.includes(name))
        .map(([, pattern]) => pattern),
    },
  ],
});
const restrict = (...allowed) => restrictTo(vendors, allowed);

/** For the stores of each domain, and the conditions they search by: drizzle, and their own tables. */
const stores = Object.entries(wings).flatMap(([wing, names]) =>
  names
    .filter((name) => name in tablesOf)
    .map((name) => ({
      files: [`lib/${wing}/${name}/**/*-{store,conditions}.ts`],
      rules: restrictTo({ ...vendors, tables: tablesBut(tablesOf[name]) }, ["drizzle"]),
    })),
);

export default tseslint.config(
  {
    ignores: [
      ".next/**",
      ".next-*/**",
      "node_modules/**",
      "public/**",
      "next-env.d.ts",
      "studio/{dist,.sanity}/**",
      "tests/bench/bare/**",
      ".lantern/**",
      "test-results/**",
      "playwright-report/**",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-shadow": ["error", { allow: ["_"] }],
      // Next's configuration and its cache functions are async by contract.
      "@typescript-eslint/require-await": "off",
      // Prettier wraps code, and leaves comments as they are.
      "max-len": ["error", { code: Number.MAX_SAFE_INTEGER, comments: 132, ignoreUrls: true }],
      ...restrict(),
    },
  },
  {
    files: ["**/*.tsx"],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: true },
      "boundaries/elements": Object.entries(folders).map(([type, pattern]) => ({
        type,
        pattern,
        partialMatch: false,
      })),
      "boundaries/files": Object.entries(files).map(([category, pattern]) => ({ category, pattern })),
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          checkInternals: true,
          policies: [
            { allow: { to: { module: { origin: ["external", "core"] } } } },
            ...Object.entries(below).map(([type, targets]) => ({
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: targets } } } },
            })),
            // What combines several domains is called from above, and by others that do.
            {
              from: { element: { types: { anyOf: domains } } },
              disallow: { to: { file: { categories: "useCase" } } },
            },
            ...Object.entries(belowFile).map(([category, targets]) => ({
              from: { file: { categories: category } },
              allow: { to: { element: { types: { anyOf: targets } } } },
            })),
            {
              from: { element: { types: { anyOf: [...domains, "platform"] } } },
              allow: { to: { file: { categories: "kinds" } } },
            },
            { from: { element: { type: "tests" } }, allow: { to: { element: { type: "*" } } } },
            { from: { element: { type: "tests" } }, allow: { to: { file: { categories: "entry" } } } },
          ],
        },
      ],
    },
  },
  { files: ["lib/local/**"], rules: restrict("groq") },
  { files: ["tests/**"], rules: { ...restrict("tables"), "@typescript-eslint/no-shadow": "off" } },
  { files: ["tests/support/**"], rules: restrict("groq", "tables") },
  { files: ["tests/support/services/stripe-api.ts"], rules: restrict("stripe") },
  {
    files: ["lib/front/next-internals.ts", "lib/front/invalidation/*.mjs"],
    rules: restrict("nextInternals"),
  },
  { files: ["tests/unit/**"], rules: restrict("nextInternals", "tables") },
  { files: ["lib/platform/server/**"], rules: restrict("clerk", "drizzle") },
  { files: ["lib/platform/server/database/**"], rules: restrict("drizzle", "tables") },
  { files: ["lib/platform/server/billing/**"], rules: restrict("stripe") },
  { files: ["lib/platform/browser/**"], rules: restrict("segment") },
  ...stores,
  { files: ["components/publication/letter/mail/**"], rules: restrict("mail") },
  { files: ["lib/seo/**"], rules: restrict("schemaDts") },
  { files: ["middleware.ts", "components/product/{security,shell,sign-in}/**"], rules: restrict("clerk") },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: [
      "lib/platform/env.ts",
      "lib/platform/browser/storage/{storage,storage-lasts,first-in-tab,remove-stored-where}.ts",
      "scripts/**",
      "studio/{project,local-project}.ts",
      "tests/**",
      "*.config.ts",
    ],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only lib/platform/env.ts reads the environment." },
        { object: "window", property: "localStorage", message: "Use lib/platform/browser." },
        { object: "window", property: "sessionStorage", message: "Use lib/platform/browser." },
      ],
      "no-restricted-globals": [
        "error",
        { name: "localStorage", message: "Use lib/platform/browser." },
        { name: "sessionStorage", message: "Use lib/platform/browser." },
      ],
    },
  },
  // Geometry code indexes its own tuples.
  {
    files: ["scripts/artwork/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  // The Studio is a package of its own, in which the short names of our folders do not exist.
  { files: ["studio/**"], rules: restrict("relative") },
  // The packages of the Studio are not part of the site's install; with them, `npm run studio:check` checks its types.
  { files: ["**/*.{js,mjs}", "studio/**"], ...tseslint.configs.disableTypeChecked },
);
