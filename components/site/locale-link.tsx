import type { AnchorHTMLAttributes } from "react";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to one of our own pages, given as an unprefixed path, in the language of the page. A plain anchor: every page is
 * prerendered, so the browser's own navigation is fast, and it costs no script.
 */
export async function LocaleLink({ href, children, ...rest }: Props) {
  const locale = await currentLocale();
  return (
    <a {...rest} href={localePath(href, locale)}>
      {children}
    </a>
  );
}
