import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import tseslint from "typescript-eslint";

/** Domains do not import each other; the route or the view composes them. */
const domains = [
  "content",
  "glossary",
  "feedback",
  "library",
  "visitor",
  "analytics",
  "newsletter",
  "waitlist",
  "account",
  "calls",
  "directory",
  "locations",
];

/** The house, top to bottom. A layer imports only what stands below it, and itself. */
const layers = [
  ["app", ["app/**", "app/.well-known/**", "middleware.ts", "instrumentation.ts"]],
  ["components", ["components/**"]],
  ["ui", ["components/ui/**"]],
  ["seo", ["lib/seo/**"]],
  ...domains.map((domain) => [domain, [`lib/${domain}/**`]]),
  ["platform", ["lib/platform/**"]],
  ["base", ["lib/(i18n|site|theme)/**"]],
  ["front", ["lib/front/**"]],
  ["local", ["lib/local/**"]],
  ["scripts", ["scripts/**"]],
  ["tests", ["tests/**"]],
  ["config", ["*.{ts,js,mjs}"]],
];

/** What each layer may import. */
const below = {
  app: ["app", "components", "ui", "seo", ...domains, "platform", "base"],
  components: ["components", "ui", "seo", ...domains, "platform", "base"],
  ui: ["ui"],
  seo: ["seo", ...domains, "platform", "base"],
  ...Object.fromEntries(domains.map((domain) => [domain, [domain, "platform", "base"]])),
  platform: ["platform", "base", "local"],
  base: ["base"],
  front: ["front", "platform", "base"],
  local: ["local"],
  scripts: ["scripts", "front", ...domains, "platform", "base", "local"],
  config: ["scripts", "base", "platform"],
};

const owned = (patterns, message) => ({ group: patterns, message });

/** One vendor, one owner. */
const vendors = {
  groq: owned(["groq-js"], "groq-js belongs to lib/local."),
  clerk: owned(["@clerk/*"], "Clerk belongs to middleware.ts, lib/platform, components/shell and (auth)."),
  segment: owned(["@segment/*"], "Segment belongs to lib/platform/browser."),
  drizzle: owned(
    ["drizzle-orm", "drizzle-orm/*"],
    "drizzle belongs to lib/platform/server and a domain's stores.",
  ),
  schemaDts: owned(["schema-dts"], "schema-dts belongs to seo."),
  relative: owned(["../*"], "Import by @/… or #lib/…, or from the same folder."),
};
const restrict = (...allowed) => ({
  "no-restricted-imports": [
    "error",
    {
      patterns: Object.entries(vendors)
        .filter(([name]) => !allowed.includes(name))
        .map(([, pattern]) => pattern),
    },
  ],
});

export default tseslint.config(
  {
    ignores: [
      ".next/**",
      "node_modules/**",
      "public/**",
      "next-env.d.ts",
      "studio/**",
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
      // Next's configuration and its cache functions are async by contract.
      "@typescript-eslint/require-await": "off",
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
      "boundaries/elements": layers.map(([type, pattern]) => ({ type, pattern, partialMatch: false })),
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            { allow: { to: { module: { origin: ["external", "core"] } } } },
            ...Object.entries(below).map(([type, targets]) => ({
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: targets } } } },
            })),
            { from: { element: { type: "tests" } }, allow: { to: { element: { type: "*" } } } },
          ],
        },
      ],
    },
  },
  { files: ["lib/local/**", "tests/support/**"], rules: restrict("groq") },
  { files: ["lib/platform/**"], rules: restrict("clerk", "drizzle") },
  { files: ["lib/platform/browser/**"], rules: restrict("clerk", "segment") },
  {
    files: ["lib/*/store.ts", "lib/*/*-store.ts"],
    ignores: ["lib/local/**"],
    rules: restrict("drizzle"),
  },
  { files: ["lib/seo/**", "components/seo/**"], rules: restrict("schemaDts") },
  { files: ["lib/i18n/**", "components/**/*.island.tsx", "app/**"], rules: restrict("relative") },
  { files: ["components/shell/**/*.island.tsx"], rules: restrict("clerk", "relative") },
  {
    files: ["middleware.ts", "components/shell/**", "app/**/(auth)/**"],
    rules: restrict("clerk", "relative"),
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: [
      "lib/platform/env.ts",
      "lib/platform/browser/storage.ts",
      "scripts/**",
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
  // Geometry reads its own tuples by index.
  {
    files: ["scripts/artwork/**", "scripts/content-artwork.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  { files: ["**/*.{js,mjs}"], ...tseslint.configs.disableTypeChecked },
);
