import type { Call } from "#lib/product/calls/call";
import { isLocale, langOf } from "#lib/base/i18n/locales";

/** The value of `lang` for what was said in a call; undefined if its language is not one of ours any more. */
export const langOfCall = ({ language }: Pick<Call, "language">): string | undefined =>
  isLocale(language) ? langOf({ language }) : undefined;
