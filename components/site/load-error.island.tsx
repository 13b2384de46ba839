"use client";
import { useEffect, useState } from "react";
import { languages } from "#lib/base/i18n/locales";
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { errorKindOf } from "#lib/base/addresses/fallback-paths";
import { wasReloaded } from "#lib/platform/browser/page/was-reloaded";

type Texts = { title: string; text: string; retry: string; back: { href: string; label: string } | null };

/**
 * Why an island: it takes the place of a page whose rendering failed, which only the browser notices. Its texts are loaded when it
 * is shown, so that a page that works carries none of them.
 */
export function LoadErrorIsland() {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    const { locale, path } = splitLocale(window.location.pathname);
    const kind = errorKindOf(path);
    document.documentElement.lang ||= languages[locale].tag;
    void Promise.all([
      import(`../../messages/${locale}/errors.json`),
      import(`../../messages/${locale}/common.json`),
    ]).then(
      ([errors, common]: [
        { default: Record<string, { title: string; text: string }> },
        { default: { retry: string; trackNotFound: { home: string } } },
      ]) => {
        const { title = "", text = "" } = errors.default[kind] ?? {};
        document.title = title;
        const back = { href: localePath("/tracks", locale), label: common.default.trackNotFound.home };
        setTexts({ title, text, retry: common.default.retry, back: kind === "track" ? back : null });
      },
      // Reloads once: then either the page comes, or other words for the error, from the server, an offline copy or the browser.
      () => {
        if (!wasReloaded()) window.location.reload();
      },
    );
  }, []);
  return (
    <main className="page py-16">
      <div className="grid min-h-[60vh] content-center justify-items-start gap-4" role="alert">
        {texts && (
          <>
            <h1>{texts.title}</h1>
            <p className="text-lg text-soft">{texts.text}</p>
            <button type="button" className="button" onClick={() => window.location.reload()}>
              {texts.retry}
            </button>
            {texts.back && <a href={texts.back.href}>{texts.back.label}</a>}
          </>
        )}
      </div>
    </main>
  );
}
