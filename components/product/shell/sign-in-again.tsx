import { target } from "@/components/product/looks";
import type { Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = { locale: Locale; text: string };

/** A link to sign in beside a page that holds what was typed. The page stays as it is, and sends it once more. */
export function SignInAgain({ locale, text }: Props) {
  return (
    <a href={localePath("/sign-in", locale)} target="_blank" rel="noopener" className={target}>
      {text}
    </a>
  );
}
