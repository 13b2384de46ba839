import type { FormFault } from "@/components/product/form-fault";
import { SignInAgain } from "@/components/product/shell/sign-in-again";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  reason: FormFault["reason"];
  text: string;
  signInAgain: string;
  locale: Locale;
};

/** Why a form was not taken; where nobody is signed in any more, with the way to do so and send it once more. */
export function FaultReason({ reason, text, signInAgain, locale }: Props) {
  return (
    <>
      <span>{text}</span>
      {reason === "signedOut" && (
        <>
          {" "}
          <SignInAgain locale={locale} text={signInAgain} />
        </>
      )}
    </>
  );
}
