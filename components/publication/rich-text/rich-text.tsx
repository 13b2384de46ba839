import { PortableText } from "@portabletext/react";
import { getTranslations } from "next-intl/server";
import { withLinkedTerms } from "@/components/publication/rich-text/linked-terms";
import { withShortKeys } from "@/components/publication/rich-text/short-keys";
import { textElements } from "@/components/publication/rich-text/text-elements";
import { StaticPart } from "@/components/site/static-part";
import type { NumberedSource, RichText as Blocks } from "#lib/publication/content/fields";
import { withLivingLinks } from "#lib/publication/content/living-links";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { langOf, languages, type Locale } from "#lib/base/i18n/locales";
import { writtenPath } from "#lib/base/i18n/paths";
import { isPreview } from "#lib/platform/server/content/preview";
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
  const living = await withLivingLinks(blocks, locale);
  const linked = withShortKeys(await withLinkedTerms(living, language));
  const t = await getTranslations("content.callout");
  const sourceName = await getTranslations("content");
  const preview = (await isPreview()) ? await getTranslations("preview") : null;
  const toOwn = (path: string) => writtenPath(path, locale);
  return (
    <StaticPart>
      <div className="prose" lang={langOf({ language })}>
        <PortableText
          value={linked}
          components={textElements({
            headingLevel,
            language,
            pageLanguage: locale,
            isInList: Boolean(sources?.at),
            toOwn,
            calloutName: (kind) => t(kind),
            sourceMark: (number) =>
              sources && (
                <sup>
                  {sources.listed.some((source) => source.number === number) ? (
                    <a
                      href={`${sources.at && toOwn(sources.at)}#${sourceAnchor(number)}`}
                      aria-label={sourceName("sourceNumber", { number })}
                      lang={languages[locale].tag}
                    >
                      {number}
                    </a>
                  ) : (
                    number
                  )}
                </sup>
              ),
            leftOut: (type) =>
              preview === null ? null : (
                <p
                  className="border-2 border-dashed border-bad px-3 py-2 text-bad"
                  lang={languages[locale].tag}
                >
                  {preview("leftOut", { type })}
                </p>
              ),
          })}
          onMissingComponent={false}
        />
      </div>
    </StaticPart>
  );
}
