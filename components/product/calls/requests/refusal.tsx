import { ownTime, type CallTime } from "@/components/product/calls/parts/call-time";
import type { ToldRefusal, TooMany } from "#lib/product/calls/allowance/allowance";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

/** By code, and, where it is known from when on there is room, as `timed`. */
export type RefusalTexts = Record<TooMany, string> & {
  /** In each text, `{time}` stands for when there is room again: later today, or on another day. */
  timed: Partial<Record<TooMany, Record<CallTime["day"], string>>>;
  toCall: string;
};

type Props = {
  refusal: ToldRefusal;
  texts: RefusalTexts;
  locale: Locale;
};

/** Why a call was not started, from when on it can be, and the way to the call that stands in the way. In the browser. */
export function Refusal({ refusal, texts, locale }: Props) {
  return (
    <>
      <span>{refusalText(refusal, texts, languages[locale].tag)}</span>
      {refusal.callId !== null && (
        <a
          className="ml-2 inline-flex min-h-6 items-center"
          href={localePath(`/call/${refusal.callId}`, locale)}
        >
          {texts.toCall}
        </a>
      )}
    </>
  );
}

/** The reader's own clock says which day and what time it is. */
export function refusalText(
  { code, from }: Pick<ToldRefusal, "code" | "from">,
  texts: Omit<RefusalTexts, "toCall">,
  tag: string,
  now = new Date(),
): string {
  const own = texts.timed[code];
  if (!from || !own) return texts[code];
  const { day, time } = ownTime(from, tag, now);
  return own[day].replace("{time}", time);
}
