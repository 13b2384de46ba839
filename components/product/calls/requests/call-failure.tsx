import { Refusal, type RefusalTexts } from "@/components/product/calls/requests/refusal";
import { SignInAgain } from "@/components/product/shell/sign-in-again";
import type { ToldRefusal } from "#lib/product/calls/allowance/allowance";
import type { Unwelcome, UnwelcomeCall } from "#lib/product/calls/manners/unwelcome";
import type { Locale } from "#lib/base/i18n/locales";

/** Why a call was neither started nor changed, whichever was asked for. */
export type CallFailure = ToldRefusal | UnwelcomeCall | { kind: "signedOut" } | { kind: "failed" };

export type FailureTexts = RefusalTexts & Record<Unwelcome | "signedOut" | "signInAgain" | "failed", string>;

type Props = { failure: CallFailure; texts: FailureTexts; locale: Locale };

/** Says so, with the way to sign in where the session has ended. In the browser. */
export function FailureText({ failure, texts, locale }: Props) {
  switch (failure.kind) {
    case "full":
      return <Refusal refusal={failure} texts={texts} locale={locale} />;
    case "unwelcome":
      return <span>{texts[failure.reason]}</span>;
    case "signedOut":
      return (
        <>
          <span>{texts.signedOut}</span> <SignInAgain locale={locale} text={texts.signInAgain} />
        </>
      );
    case "failed":
      return <span>{texts.failed}</span>;
  }
}
