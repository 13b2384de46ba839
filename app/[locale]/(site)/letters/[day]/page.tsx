import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { LetterArticle } from "@/components/publication/letter/letter-article";
import { SitePage } from "@/components/site/site-page";
import { letterPath, lettersPath } from "#lib/publication/letters/letter-path";
import { readLanguagesOfLetter, readLetterFeedLanguage } from "#lib/publication/letters/letter-languages";
import { readLetter, readLetterDays } from "#lib/publication/letters/read-letters";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { formatDay } from "#lib/base/i18n/dates";
import { defaultLocale, languages } from "#lib/base/i18n/locales";
import { weekOf } from "#lib/base/site/letter-days";
import { letterJsonLd, letterMetadata } from "#lib/seo/letter";

type Props = PageProps<"/[locale]/letters/[day]">;

/** English, language and day together: Next silently does not prerender a page that gives only its day. */
export const generateStaticParams = async () =>
  (await readLetterDays()).map((day) => ({ locale: defaultLocale, day }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { letter, locale, name, description } = await load(params);
  return letterMetadata(
    letter,
    locale,
    await readLanguagesOfLetter(letter.day),
    { name, description },
    await readLetterFeedLanguage(locale),
  );
}

export default async function LetterPage({ params }: Props) {
  const { letter, locale, name, description } = await load(params);
  const t = await getTranslations("letters");
  const days = await readLetterDays();
  const place = days.indexOf(letter.day);
  const path = letterPath(letter.day);
  return (
    <SitePage
      path={path}
      trail={[
        { name: t("title"), path: lettersPath },
        { name, path },
      ]}
      things={letterJsonLd(letter, locale, await readLanguagesOfLetter(letter.day), { name, description })}
    >
      <LetterArticle letter={letter} before={days[place + 1] ?? null} after={days[place - 1] ?? null} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, day } = await params;
  const locale = requireLocale(segment);
  const t = await getTranslations("letters");
  const letter = (await readLetter(day, locale)) ?? notFound();
  const { from, last } = weekOf(letter.day);
  const inWords = (stored: string) => formatDay(new Date(stored), languages[locale].tag);
  return {
    locale,
    letter,
    name: t("of", { date: inWords(letter.day) }),
    description: t("description", { from: inWords(from), to: inWords(last) }),
  };
}
