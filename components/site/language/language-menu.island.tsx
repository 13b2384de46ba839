"use client";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Content, Portal, RadioGroup, RadioItem, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { chooseLanguage } from "@/components/site/language/choose-language";
import { isLocale, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { splitLocale } from "#lib/base/i18n/paths";

type Props = {
  /** The button that was pressed, which the server drew. */
  button: HTMLElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * Why an island: a menu with arrow keys and typing ahead. Loaded when a reader reaches for the button, whose list of
 * links serves until then.
 */
export function LanguageMenuIsland({ button, isOpen, onOpenChange }: Props) {
  const chosen = useRef<Locale | null>(null);
  const isLeft = useRef(false);
  const current = splitLocale(window.location.pathname).locale;
  useEffect(() => {
    button.setAttribute("aria-expanded", String(isOpen));
    return () => button.removeAttribute("aria-expanded");
  }, [button, isOpen]);
  return (
    <Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      {/* Where the menu hangs: the button itself belongs to the server's page. */}
      {createPortal(
        <Trigger asChild>
          <i className="pointer-events-none absolute inset-0" aria-hidden="true" />
        </Trigger>,
        button,
      )}
      {/* Inside the menu panel if the button is, among its rows: what is outside an open dialog cannot be reached. */}
      <Portal container={button.closest<HTMLElement>("dialog > div, header")}>
        <Content
          className="languages"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label={button.textContent}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.contains(event.target)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            // The dialog that a choice may open gives focus back to where it was: the button, so that comes first.
            event.preventDefault();
            if (!isLeft.current) button.focus();
            isLeft.current = false;
            if (!chosen.current) return;
            button.closest("dialog")?.close();
            chooseLanguage(chosen.current);
            chosen.current = null;
          }}
        >
          <RadioGroup
            value={current}
            onValueChange={(value) => (chosen.current = isLocale(value) ? value : null)}
          >
            {locales.map((locale) => (
              <RadioItem key={locale} value={locale} lang={languages[locale].tag}>
                <i className={`flag ${locale}`} />
                <span>{languages[locale].label}</span>
              </RadioItem>
            ))}
          </RadioGroup>
        </Content>
      </Portal>
    </Root>
  );
}
