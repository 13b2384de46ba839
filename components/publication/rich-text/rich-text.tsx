import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { HelpLines } from "@/components/publication/help-line/help-lines";
import { ContentPicture } from "@/components/publication/piece/content-picture";
import { withLinkedTerms } from "@/components/publication/rich-text/linked-terms";
import { withShortKeys } from "@/components/publication/rich-text/short-keys";
import { StaticPart } from "@/components/site/static-part";
import {
  helpSubject,
  image,
  listOf,
  type NumberedSource,
  type RichText as Blocks,
} from "#lib/publication/content/fields";
import { termPath } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { isLocale, isOwnLanguage, langOf, languages, type Locale } from "#lib/base/i18n/locales";
import { writtenPath } from "#lib/base/i18n/paths";
import { isPreview } from "#lib/platform/server/preview";
import { safeHref } from "#lib/base/addresses/safe-href";
import { sourceAnchor } from "#lib/base/text/source-anchor";

type Props = {
  blocks: Blocks;
  /** The language of the text. */
  language: Locale;
  /** The heading level that the text's own first level becomes. */
  headingLevel?: 2 | 3 | 4;
  /**
   * The list of sources that the text's numbers refer to: the address of its page ("" for this one), and the sources in it. If
   * omitted, no numbers are shown.
   */
  sources?: { at: string; listed: readonly Pick<NumberedSource, "number">[] };
};

/**
 * Renders Portable Text as our elements, with links to the glossary's terms: the only renderer. An unknown block or mark is skipped
 * and never crashes; the preview shows a note in its place.
 */
export async function RichText({ blocks, language, headingLevel = 2, sources }: Props) {
  if (blocks.length === 0) return null;
  const locale = await currentLocale();
  const linked = withShortKeys(await withLinkedTerms(blocks, language));
  const t = await getTranslations("content.callout");
  const sourceName = await getTranslations("content");
  const preview = (await isPreview()) ? await getTranslations("preview") : null;
  const toOwn = (path: string) => writtenPath(path, locale);
  return (
    <StaticPart>
      <div className="prose" lang={langOf({ language })}>
        <PortableText
          value={linked}
          components={componentsFor(
            headingLevel,
            Boolean(sources?.at),
            toOwn,
            (kind) => t(kind),
            languages[locale].tag,
            language,
            (number) =>
              sources && (
                <sup>
                  {!sources.listed.some((source) => source.number === number) ? (
                    number
                  ) : (
                    <a
                      href={`${sources.at && toOwn(sources.at)}#${sourceAnchor(number)}`}
                      aria-label={sourceName("sourceNumber", { number })}
                      lang={languages[locale].tag}
                    >
                      {number}
                    </a>
                  )}
                </sup>
              ),
            (type) =>
              preview === null ? null : (
                <p
                  className="border-2 border-dashed border-bad px-3 py-2 text-bad"
                  lang={languages[locale].tag}
                >
                  {preview("leftOut", { type })}
                </p>
              ),
          )}
          onMissingComponent={false}
        />
      </div>
    </StaticPart>
  );
}

type CalloutKind = "note" | "tip" | "care" | "script";
const calloutKind = (tone: unknown): CalloutKind =>
  tone === "tip" || tone === "care" || tone === "script" ? tone : "note";

function componentsFor(
  headingLevel: 2 | 3 | 4,
  isInList: boolean,
  toOwn: (path: string) => string,
  calloutName: (kind: CalloutKind) => string,
  pageLanguage: string,
  textLanguage: Locale,
  sourceMark: (number: number) => ReactNode,
  leftOut: (type: string) => ReactNode,
): PortableTextComponents {
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel + 1}` as "h3" | "h4" | "h5";
  const components: PortableTextComponents = {
    block: {
      h1: ({ children }) => <Heading>{children}</Heading>,
      h2: ({ children }) => <Heading>{children}</Heading>,
      h3: ({ children }) => <Subheading>{children}</Subheading>,
      h4: ({ children }) => <Subheading>{children}</Subheading>,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
      normal: ({ children }) => <p>{children}</p>,
    },
    marks: {
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
        if (
          typeof slug !== "string" ||
          !isLocale(term?.language) ||
          !isOwnLanguage(term.language, textLanguage)
        )
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
      callout: ({ value }) => {
        const { tone, title, body, helpSubjects } = value as Record<string, unknown>;
        const kind = calloutKind(tone);
        const subjects = listOf(helpSubject).parse(helpSubjects);
        return (
          <div className={`callout callout-${kind}`} role="note">
            {typeof title === "string" && title !== "" ? (
              <strong>{title}</strong>
            ) : (
              <strong lang={pageLanguage}>{calloutName(kind)}</strong>
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
            <ContentPicture image={parsed.data} lang={langOf({ language: textLanguage })} />
            {typeof caption === "string" && <figcaption>{caption}</figcaption>}
          </figure>
        );
      },
    },
    unknownType: ({ value }) => leftOut(value._type),
    unknownMark: ({ children }) => <>{children}</>,
    unknownBlockStyle: ({ children }) => <p>{children}</p>,
  };
  return components;
}
