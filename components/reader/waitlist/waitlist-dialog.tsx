import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { prepareForm } from "@/components/reader/forms/send-form";
import { languageInSentence } from "#lib/base/i18n/language-in-sentence";
import { isLocale, languages, type Locale } from "#lib/base/i18n/locales";
import type { FormStrings } from "./form-strings";
import { WaitlistForm } from "./waitlist-form";
import { WaitlistThanks } from "./waitlist-thanks";
import { localePath } from "#lib/base/i18n/paths";
import { isRecord } from "#lib/base/values/json";
import { closeOnBack } from "#lib/platform/browser/page/close-on-back";
import { readProduct } from "#lib/platform/browser/requests/product-api";

/** How long the dialog waits for the count, which it can do without. */
const countWithinMs = 2_000;

type Opening = { pageLocale: Locale; language: string; onClose: () => void };

/** The dialog for a language, in the words of the page's language. Throws when the words cannot be loaded. */
export async function waitlistDialog({ pageLocale, language, onClose }: Opening): Promise<ReactNode> {
  if (!isLocale(language)) return null;
  prepareForm();
  const [{ default: strings }, count] = await Promise.all([
    import(`../../../messages/${pageLocale}/forms.json`) as Promise<{ default: FormStrings }>,
    countPieces(language),
  ]);
  const name = languageInSentence(language, pageLocale);
  return <WaitlistDialog strings={strings} language={language} name={name} count={count} onClose={onClose} />;
}

/** How many pieces there are in the language; 0 if that is unknown, which keeps nobody from waiting. */
async function countPieces(language: Locale): Promise<number> {
  const counts = await readProduct("/api/languages", AbortSignal.timeout(countWithinMs)).catch(() => null);
  const count = isRecord(counts) ? counts[language] : 0;
  return typeof count === "number" ? count : 0;
}

type Props = { strings: FormStrings; language: Locale; name: string; count: number; onClose: () => void };

/**
 * Form, then success. Closing unmounts it, so that the next opening starts fresh. It stays while the form is being sent, or nobody
 * would learn the outcome.
 */
function WaitlistDialog({ strings, language, name, count, onClose }: Props) {
  const [registered, setRegistered] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [opener] = useState(() => document.activeElement);
  const content = useRef<HTMLDivElement>(null);
  const t = strings.languageWaitlist;
  useEffect(() => closeOnBack(isSending ? () => undefined : onClose), [isSending, onClose]);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(10_16_40/0.55)] [transition:opacity_160ms_ease-out] starting:opacity-0" />
        <Dialog.Content
          ref={content}
          className="fixed top-1/2 left-1/2 z-41 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] [translate:-50%_-50%] overflow-y-auto rounded-md border-[1.5px] border-ink bg-raised p-6 [box-shadow:var(--shadow-float)] [transition:opacity_160ms_ease-out] starting:opacity-0"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.querySelector<HTMLInputElement>("input.field")?.focus();
          }}
        >
          <Dialog.Title className="mr-11 mb-2">{t.title.replace("{language}", name)}</Dialog.Title>
          {registered === null ? (
            <>
              <Dialog.Description>{t.text.replace("{language}", name)}</Dialog.Description>
              {count > 0 && (
                <p className="mt-4">
                  <a href={localePath("/", language)} hrefLang={languages[language].tag}>
                    {(count === 1 ? t.piece : t.pieces)
                      .replace("{language}", name)
                      .replace("{count}", String(count))}
                  </a>
                </p>
              )}
              <WaitlistForm
                strings={strings}
                language={language}
                name={name}
                isSending={isSending}
                onSending={setSending}
                onRegistered={setRegistered}
              />
            </>
          ) : (
            <WaitlistThanks strings={strings} name={name} address={registered} onDone={onClose} />
          )}
          <Dialog.Close
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-sm hover:enabled:bg-line disabled:opacity-40"
            aria-label={t.close}
            disabled={isSending}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
