import { FailureText, type FailureTexts } from "@/components/product/calls/requests/call-failure";
import type { ChangeFailure } from "@/components/product/calls/requests/post-change";
import type { Locale } from "#lib/base/i18n/locales";
import type { CallBackFault } from "#lib/product/calls/form/call-back-fault";

export type ChangeFailureTexts = FailureTexts & Record<CallBackFault | "unfit", string>;

type Props = { failure: ChangeFailure; texts: ChangeFailureTexts; locale: Locale };

/** Why a call was not changed. In the browser. */
export function ChangeFailureText({ failure, texts, locale }: Props) {
  switch (failure.kind) {
    case "notCalledBack":
      return <span>{texts[failure.fault]}</span>;
    case "unfit":
      return <span>{texts.unfit}</span>;
    case "cutOff":
      return <span>{texts.failed}</span>;
    default:
      return <FailureText failure={failure} texts={texts} locale={locale} />;
  }
}
