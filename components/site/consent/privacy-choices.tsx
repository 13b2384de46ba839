import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { MyDataButtons } from "@/components/site/consent/my-data-buttons";
import { useBarSpace } from "@/components/site/consent/use-bar-space";
import type { Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { currentConsent, hasPrivacySignal } from "#lib/platform/browser/consent/consent";
import { forgetVisitor } from "#lib/platform/browser/consent/forget-visitor";
import { holdPresses } from "#lib/platform/browser/page/hold-presses";
import { keepConsent } from "#lib/platform/browser/consent/keep-consent";
import { watchStored } from "#lib/platform/browser/storage/storage";
import type privacy from "@/messages/en/privacy.json";

type PrivacyStrings = typeof privacy;
type Opening = {
  locale: Locale;
  privacyPage: string;
  /** The element that the reader pressed; null when the page opened the panel by itself. */
  opener: HTMLElement | null;
  onClose: () => void;
};

/** 'Privacy choices' in the page's language. Throws when their words cannot be loaded. */
export async function privacyChoices({ locale, ...opening }: Opening): Promise<ReactNode> {
  const { default: strings } = (await import(`../../../messages/${locale}/privacy.json`)) as {
    default: PrivacyStrings;
  };
  const contactPage = localePath("/contact", locale);
  return <PrivacyChoices strings={strings} contactPage={contactPage} {...opening} />;
}

type Props = Omit<Opening, "locale"> & { strings: PrivacyStrings; contactPage: string };

/** The present choice and how to change it, the browser's signal, and the reader's own data. */
function PrivacyChoices({ strings, privacyPage, contactPage, opener, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const consent = useSyncExternalStore(watchStored, currentConsent);
  useBarSpace(panel);
  useEffect(() => {
    if (opener) title.current?.focus();
  }, [opener]);
  const close = useCallback(() => {
    // The panel is removed together with the focused element in it. If it opened by itself, it was before the content.
    const hasFocus = panel.current?.contains(document.activeElement);
    onClose();
    holdPresses();
    if (opener) opener.focus();
    else if (hasFocus) document.getElementById("content")?.focus({ preventScroll: true });
  }, [onClose, opener]);
  useEffect(() => {
    const { current } = panel;
    const press = ({ key }: KeyboardEvent) => key === "Escape" && close();
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, [close]);
  // Opened by itself, the panel asks for consent, and closes once there is an answer, here or in another tab.
  useEffect(() => {
    if (!opener && consent !== "asked") close();
  }, [opener, consent, close]);
  const choose = (isGiven: boolean) => {
    keepConsent(isGiven);
    if (!isGiven) forgetVisitor();
  };
  const t = strings.choices;
  return (
    <section ref={panel} className="consent" aria-label={strings.bar.label}>
      <div className="page">
        <div>
          <h2 ref={title} tabIndex={-1} className="mb-2">
            {t.title}
          </h2>
          <p>
            <span>{hasPrivacySignal() ? t.signal : strings.bar.text}</span>{" "}
            <a href={privacyPage}>{strings.bar.more}</a>
          </p>
          <p role="status">{t[consent]}</p>
        </div>
        <div className="ways-out">
          <button type="button" className="button" onClick={() => choose(false)}>
            {strings.bar.reject}
          </button>
          <button type="button" className="button" onClick={() => choose(true)}>
            {strings.bar.accept}
          </button>
        </div>
        <MyDataButtons labels={strings.data} contactPage={contactPage} />
        <button type="button" className="button button-quiet" onClick={close}>
          {t.close}
        </button>
      </div>
    </section>
  );
}
