import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LetterList } from "@/components/publication/letter/letter-list";
import { PageTitle } from "@/components/publication/piece/page-title";
import { SitePage } from "@/components/site/site-page";
import { lettersPath as path } from "#lib/publication/letters/letter-path";
import { readNewestLetters } from "#lib/publication/letters/read-letters";
import {
  languagesOfLetterList,
  readLetterFeedLanguage,
  readLetterLanguages,
} from "#lib/publication/letters/letter-languages";
import { contentLanguage } from "#lib/base/i18n/locales";
import { alternatePaths } from "#lib/base/i18n/paths";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { letterListJsonLd } from "#lib/seo/letter";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/letters">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("letters");
  const written = languagesOfLetterList(await readLetterLanguages());
  return pageMetadata({
    title: t("title"),
    description: t("lead"),
    keywords: t("keywords"),
    path,
    locale,
    letterFeed: await readLetterFeedLanguage(locale),
    ...(written.includes(locale)
      ? { alternates: alternatePaths(path, written) }
      : { noIndex: true, language: contentLanguage }),
  });
}

export default async function LettersPage({ params }: Props) {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("letters");
  const { letters, next } = await readNewestLetters(locale);
  return (
    <SitePage path={path} trail={[{ name: t("title"), path }]} things={[letterListJsonLd(letters, locale)]}>
      <PageTitle title={t("title")} lead={t("lead")} />
      <LetterList letters={letters} next={next} feed={await readLetterFeedLanguage(locale)} />
    </SitePage>
  );
}
