import * as Dialog from "@radix-ui/react-dialog";
import { useRef, useState, type ReactNode } from "react";
import { prepareForm } from "@/components/reader/forms/send-form";
import { languageInSentence } from "#lib/base/i18n/language-in-sentence";
import { defaultLocale, isLocale, type Locale } from "#lib/base/i18n/locales";
import type { FormStrings } from "./form-strings";
import { WaitlistForm } from "./waitlist-form";
import { WaitlistThanks } from "./waitlist-thanks";

type Opening = { pageLocale: string; language: string; onClose: () => void };

/** The dialog for a language, in the words of the page's own. Throws when its words cannot be fetched. */
export async function waitlistDialog({ pageLocale, language, onClose }: Opening): Promise<ReactNode> {
  if (!isLocale(language)) return null;
  prepareForm();
  const { default: strings } = (await import(`../../../messages/${pageLocale}/forms.json`)) as {
    default: FormStrings;
  };
  const name = languageInSentence(language, isLocale(pageLocale) ? pageLocale : defaultLocale);
  return <WaitlistDialog strings={strings} language={language} name={name} onClose={onClose} />;
}

type Props = { strings: FormStrings; language: Locale; name: string; onClose: () => void };

/**
 * Form, then success. Closing unmounts it, so that the next opening starts anew; while the form is being sent it stays, or
 * nobody would learn what became of it.
 */
function WaitlistDialog({ strings, language, name, onClose }: Props) {
  const [registered, setRegistered] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [opener] = useState(() => document.activeElement);
  const content = useRef<HTMLDivElement>(null);
  const t = strings.languageWaitlist;
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
