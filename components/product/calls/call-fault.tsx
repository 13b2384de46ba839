import { Refusal, type RefusalWords } from "@/components/product/calls/refusal";
import { SignInAgain } from "@/components/product/shell/sign-in-again";
import type { Refused, TooMany } from "#lib/product/calls/allowance";
import type { Locale } from "#lib/base/i18n/locales";

type Props<Fault extends string> = {
  fault: Fault | Refused;
  texts: Record<Fault | TooMany | "signInAgain", string>;
  words: RefusalWords;
  locale: Locale;
};

/** Why a call was not started or changed; with the way to sign in where the session has ended. In the browser. */
export function CallFault<Fault extends string>({ fault, texts, words, locale }: Props<Fault>) {
  if (typeof fault !== "string")
    return <Refusal refused={fault} texts={texts} words={words} locale={locale} />;
  return (
    <>
      <span>{texts[fault]}</span>{" "}
      {fault === "signedOut" && <SignInAgain locale={locale} text={texts.signInAgain} />}
    </>
  );
}
