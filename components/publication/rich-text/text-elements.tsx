import { PortableText, type PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { HelpLines } from "@/components/publication/help-line/help-lines";
import { ContentPicture } from "@/components/publication/piece/content-picture";
import { helpSubject, image, listOf } from "#lib/publication/content/fields";
import { termPath } from "#lib/publication/content/kinds";
import { calloutKinds } from "#lib/publication/content/schema/vocabulary";
import { isLocale, isOwnLanguage, langOf, languages, type Locale } from "#lib/base/i18n/locales";
import { safeHref } from "#lib/base/addresses/safe-href";

type CalloutKind = (typeof calloutKinds)[number];
const calloutKind = (tone: unknown): CalloutKind =>
  calloutKinds.find((kind) => kind === tone) ?? calloutKinds[0];

type Options = {
  /** The heading level that the text's own first level becomes. */
  headingLevel: 2 | 3 | 4;
  /** The language of the text. */
  language: Locale;
  pageLanguage: Locale;
  /** Whether the text is shown on another page than its own; there, help lines are short. */
  isInList: boolean;
  /** The address of one of our pages in the page's language. */
  toOwn: (path: string) => string;
  calloutName: (kind: CalloutKind) => string;
  /** The link to a numbered source. */
  sourceMark: (number: number) => ReactNode;
  /** What stands in place of a block that cannot be shown. */
  leftOut: (type: string) => ReactNode;
};

/** An element for each name that any object has, such as `constructor`. The renderer would take that property for an element. */
const inherited = <Element,>(element: Element): Record<string, Element> =>
  Object.fromEntries(Object.getOwnPropertyNames(Object.prototype).map((name) => [name, element]));

/** The element for each kind of block and mark. */
export function textElements({
  headingLevel,
  language,
  pageLanguage,
  isInList,
  toOwn,
  calloutName,
  sourceMark,
  leftOut,
}: Options): PortableTextComponents {
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel + 1}` as "h3" | "h4" | "h5";
  const unknown = {
    type: ({ value }: { value: { _type: string } }) => leftOut(value._type),
    mark: ({ children }: { children?: ReactNode }) => <>{children}</>,
    style: ({ children }: { children?: ReactNode }) => <p>{children}</p>,
    list: ({ children }: { children?: ReactNode }) => <ul>{children}</ul>,
  };
  const components: PortableTextComponents = {
    list: inherited(unknown.list),
    block: {
      ...inherited(unknown.style),
      h1: ({ children }) => <Heading>{children}</Heading>,
      h2: ({ children }) => <Heading>{children}</Heading>,
      h3: ({ children }) => <Subheading>{children}</Subheading>,
      h4: ({ children }) => <Subheading>{children}</Subheading>,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
      normal: ({ children }) => <p>{children}</p>,
    },
    marks: {
      ...inherited(unknown.mark),
      link: ({ children, value }) => {
        const href = safeHref((value as { href?: unknown } | undefined)?.href);
        if (href === null) return <>{children}</>;
        return href.startsWith("/") ? (
          <a href={toOwn(href)}>{children}</a>
        ) : (
          <a href={href} rel="noopener">
            {children}
          </a>
        );
      },
      glossaryReference: ({ children, value }) => {
        const term = (value as { term?: { slug?: unknown; language?: unknown } | null } | undefined)?.term;
        const slug = term?.slug;
        // A word in a text is explained in the language of the text or not at all.
        if (typeof slug !== "string" || !isLocale(term?.language) || !isOwnLanguage(term.language, language))
          return <>{children}</>;
        return (
          <a className="term" href={toOwn(termPath(slug))}>
            {children}
          </a>
        );
      },
      sourceRef: ({ children, value }) => {
        const number = (value as { number?: unknown } | undefined)?.number;
        return (
          <>
            {children}
            {typeof number === "number" && sourceMark(number)}
          </>
        );
      },
    },
    types: {
      ...inherited(unknown.type),
      callout: ({ value }) => {
        const { tone, title, body, helpSubjects } = value as Record<string, unknown>;
        const kind = calloutKind(tone);
        const subjects = listOf(helpSubject).parse(helpSubjects);
        return (
          <div className={`callout callout-${kind}`} role="note">
            {typeof title === "string" && title !== "" ? (
              <strong>{title}</strong>
            ) : (
              <strong lang={languages[pageLanguage].tag}>{calloutName(kind)}</strong>
            )}
            <PortableText
              value={Array.isArray(body) ? body : []}
              components={components}
              onMissingComponent={false}
            />
            {kind === "care" && subjects.length > 0 && <HelpLines subjects={subjects} isShort={isInList} />}
          </div>
        );
      },
      checklist: ({ value }) => {
        const items = (value as { items?: unknown }).items;
        return (
          <ul className="checks">
            {(Array.isArray(items) ? items : [])
              .filter((item): item is string => typeof item === "string")
              .map((item) => (
                <li key={item}>
                  <label>
                    <input type="checkbox" />
                    {item}
                  </label>
                </li>
              ))}
          </ul>
        );
      },
      image: ({ value }) => {
        const { image: shown, caption } = value as { image?: unknown; caption?: unknown };
        const parsed = image.safeParse(shown);
        if (!parsed.success || parsed.data === null) return leftOut("image");
        return (
          <figure>
            <ContentPicture image={parsed.data} lang={langOf({ language })} />
            {typeof caption === "string" && <figcaption>{caption}</figcaption>}
          </figure>
        );
      },
    },
    unknownType: unknown.type,
    unknownMark: unknown.mark,
    unknownBlockStyle: unknown.style,
    unknownList: unknown.list,
  };
  return components;
}
