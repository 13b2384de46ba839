import { getTranslations } from "next-intl/server";
import type { Call } from "#lib/product/calls/records/call";
import { durationText } from "#lib/product/calls/records/duration-text";

type Props = { call: Call };

/** The states that a call went through, each with the time since its start. */
export async function CallSteps({ call }: Props) {
  const t = await getTranslations("calls.states");
  return (
    <ol>
      {call.steps.map(({ state, at }) => (
        <li key={state}>
          <time dateTime={at} className="inline-block min-w-14 text-soft">
            {durationText((Date.parse(at) - call.createdAt.getTime()) / 1000)}
          </time>
          <span>{t(state)}</span>
        </li>
      ))}
    </ol>
  );
}
