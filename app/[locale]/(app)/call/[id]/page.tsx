import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { askedOfCall } from "@/components/product/calls/page/asked-of-call";
import { CallActions, callProblems } from "@/components/product/calls/page/call-actions";
import { CallFacts } from "@/components/product/calls/page/call-facts";
import { CallOutcome } from "@/components/product/calls/page/call-outcome";
import { CallStatus } from "@/components/product/calls/page/call-status";
import { CallsError } from "@/components/product/calls/list/calls-error";
import { DirectoryNote } from "@/components/product/explore/directory-note";
import { MissingPage, missingTitle } from "@/components/product/shell/missing-page";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import type { Call } from "#lib/product/calls/records/call";
import { callStore } from "#lib/product/calls/records/call-store";
import { note } from "@/components/product/looks";
import { originOfBusiness } from "#lib/product/directory/records/data-origin";
import { directorySource, readBusiness } from "#lib/product/directory/provider/directory";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { isCallState } from "#lib/base/site/call-states";

type Props = PageProps<"/[locale]/call/[id]">;

const parts = "grid grid-cols-1 content-start gap-[clamp(1.75rem,4vw,2.75rem)]";

/** What is known of the call: it could not be read, or its user has none of this id, or it is there. */
type Loaded = { kind: "unread" } | { kind: "missing" } | { kind: "found"; call: Call };

const load = cache(async (id: string): Promise<Loaded> => {
  const user = await requireUser();
  const read = await nullOnError("call not read", async () => ({
    call: await callStore(await database()).read(user.id, id),
  }));
  if (!read) return { kind: "unread" };
  return read.call ? { kind: "found", call: read.call } : { kind: "missing" };
});

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  await requireUser();
  const { id } = await params;
  const t = await getTranslations("calls");
  const loaded = await load(id);
  if (loaded.kind === "missing") return shellMetadata(await missingTitle("call"), `/call/${id}`);
  if (loaded.kind === "unread") return shellMetadata(t("detail.pageTitle"), `/call/${id}`);
  const { call } = loaded;
  const asked = askedOfCall(call, (await searchParams).ask);
  const title = t("detail.tab", {
    call: t("detail.title", { business: call.businessName }),
    state: t(`states.${call.state}`),
  });
  // What a new document says first.
  return shellMetadata(asked ? `${t(`detail.${asked}Ask`)} · ${title}` : title, `/call/${id}`);
}

/** One of the user's own calls, kept up to date while it is live. */
export default async function CallPage({ params, searchParams }: Props) {
  await requireUser();
  const { id } = await params;
  const { ask, problem, state, until } = await searchParams;
  const t = await getTranslations("calls");
  const loaded = await load(id);
  if (loaded.kind === "missing") return <MissingPage kind="call" />;
  const call = loaded.kind === "found" ? loaded.call : null;
  const business =
    call && (await nullOnError("business not read", () => readBusiness(call.businessId, new Date())));
  const isGone = Boolean(business?.goneAt);
  const listState = isCallState(state) ? state : null;
  return (
    <ShellPage
      title={t("detail.pageTitle")}
      parent={{ title: t("pageTitle"), path: withQuery("/calls", { state: listState }) }}
    >
      {call ? (
        // What can be done with a call stands beside what came of it where there is room, not below a long transcript.
        <div
          className={`mt-6 ${parts} min-[80rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] min-[80rem]:gap-x-12`}
        >
          <div className={`${parts} max-w-measure`}>
            <CallStatus call={call} />
            {isGone && <p className={note}>{t("detail.gone")}</p>}
            <CallOutcome call={call} />
          </div>
          <div className={`${parts} max-w-measure`}>
            <CallActions
              call={call}
              listState={listState}
              phone={isGone ? null : (business?.phone ?? null)}
              asked={askedOfCall(call, ask)}
              until={until}
              problem={callProblems.find((one) => one === problem) ?? null}
            />
            <CallFacts call={call} />
            {business?.element && (
              <DirectoryNote origin={originOfBusiness(business, await directorySource())} />
            )}
          </div>
        </div>
      ) : (
        <CallsError path={`/call/${id}`} followed={`/api/calls/${id}`} />
      )}
    </ShellPage>
  );
}
