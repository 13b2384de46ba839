"use client";
import { useEffect, useState } from "react";
import { defaultLocale, type Locale } from "#lib/i18n/locales";
import { localePath, splitLocale } from "#lib/i18n/paths";

type Texts = { title: string; text: string; home: string };
type Props = { english: Texts };

/**
 * Why an island: an address that matches nothing is answered by one page for all languages, in English; here it learns
 * the reader's language from the address, and logs the path as the specification asks.
 */
export function NotFoundIsland({ english }: Props) {
  const [shown, setShown] = useState<{ texts: Texts; locale: Locale }>({
    texts: english,
    locale: defaultLocale,
  });
  useEffect(() => {
    const path = window.location.pathname;
    console.warn("404: no page at", path);
    const { locale } = splitLocale(path);
    if (locale === defaultLocale) return;
    void import(`../../messages/${locale}/common.json`).then(
      ({ default: common }: { default: { notFound: Texts } }) => {
        document.documentElement.lang = locale;
        setShown({ texts: common.notFound, locale });
      },
    );
  }, []);
  const { texts, locale } = shown;
  return (
    <main id="content" className="page grid min-h-[60vh] content-center justify-items-start gap-5 py-16">
      <p className="font-display text-4xl leading-none font-extrabold" aria-hidden="true">
        <mark>404</mark>
      </p>
      <h1>{texts.title}</h1>
      <p className="max-w-measure text-lg text-soft">{texts.text}</p>
      <a className="button" href={localePath("/", locale)}>
        {texts.home}
      </a>
    </main>
  );
}
