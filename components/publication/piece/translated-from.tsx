import { getTranslations } from "next-intl/server";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { contentLanguage } from "#lib/base/i18n/locales";
import { kindPath, type AddressedType } from "#lib/publication/content/kinds";
import { publishedId } from "#lib/publication/content/schema/fault";
import { readTranslationFacts } from "#lib/publication/content/translation-facts";

type Props = { piece: { readonly _id: string }; pathOf?: (slug: string) => string };

/**
 * For a translation: from what and when it was made, and whether the original has changed since. `pathOf` gives the original's path
 * by its slug, where it has no page of its own.
 */
export async function TranslatedFrom({ piece, pathOf }: Props) {
  const made = await readTranslationFacts(publishedId(piece._id));
  if (!made) return null;
  const t = await getTranslations("content");
  const { _type, slug } = made.original;
  return (
    <span>
      {t.rich(made.isOutdated ? "outdated" : "translated", {
        date: () => <StoredDate stored={made.at} />,
        original: (words) => (
          <a href={pathOf?.(slug) ?? kindPath(_type as AddressedType, slug)} hrefLang={contentLanguage}>
            {words}
          </a>
        ),
      })}
    </span>
  );
}
