"use client";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Content, Portal, RadioGroup, RadioItem, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { chooseLanguage } from "@/components/site/language/choose-language";
import { isLocale, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { splitLocale } from "#lib/base/i18n/paths";

type Props = {
  /** The pressed button, rendered by the server. */
  button: HTMLElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * Why an island: a menu with arrow keys and typeahead. Loaded when a reader reaches for the button; until then the button's list of
 * links serves.
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
      {/* The anchor of the menu: the button itself belongs to the server's page. */}
      {createPortal(
        <Trigger asChild>
          <i className="pointer-events-none absolute inset-0" aria-hidden="true" />
        </Trigger>,
        button,
      )}
      {/* Inside the menu panel if the button is, among its rows: outside an open dialog it could not be reached. */}
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
            // The dialog that a choice may open returns the focus to where it was. So the focus first goes to the button.
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
