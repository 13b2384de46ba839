"use client";
import { useEffect, useState } from "react";
import { defaultLocale, languages, type Locale } from "#lib/base/i18n/locales";
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { notFoundKindOf } from "#lib/base/addresses/fallback-paths";

type Texts = { title: string; text: string; home: string };
type Props = { english: Texts };

/**
 * Why an island: all unknown addresses of all languages are answered by one page, in English. In the browser it learns from the
 * address what is missing and in which language to say so, and logs the path.
 */
export function NotFoundIsland({ english }: Props) {
  const [shown, setShown] = useState<{ texts: Texts; locale: Locale; way: string }>({
    texts: english,
    locale: defaultLocale,
    way: "/",
  });
  useEffect(() => {
    const path = window.location.pathname;
    console.warn("404: no page at", path);
    const { locale, path: unprefixed } = splitLocale(path);
    const isTrack = notFoundKindOf(unprefixed) === "track";
    if (locale === defaultLocale && !isTrack) return;
    const show = ({ default: common }: { default: { notFound: Texts; trackNotFound: Texts } }) => {
      document.documentElement.lang = languages[locale].tag;
      setShown({
        texts: isTrack ? common.trackNotFound : common.notFound,
        locale,
        way: isTrack ? "/tracks" : "/",
      });
    };
    // If they do not arrive, the page stays in English.
    import(`../../messages/${locale}/common.json`).then(show, () => undefined);
  }, []);
  const { texts, locale, way } = shown;
  return (
    <main id="content" className="page grid min-h-[60vh] content-center justify-items-start gap-5 py-16">
      <p className="font-display text-4xl leading-none font-extrabold" aria-hidden="true">
        <mark>404</mark>
      </p>
      <h1>{texts.title}</h1>
      <p className="max-w-measure text-lg text-soft">{texts.text}</p>
      <a className="button" href={localePath(way, locale)}>
        {texts.home}
      </a>
    </main>
  );
}
