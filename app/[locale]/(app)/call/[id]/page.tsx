import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import "@/app/styles/calls.css";
import { CallActions, callProblems } from "@/components/calls/call-actions";
import { CallFacts } from "@/components/calls/call-facts";
import { CallOutcome } from "@/components/calls/call-outcome";
import { CallStatus } from "@/components/calls/call-status";
import { CallsError } from "@/components/calls/calls-error";
import { shellMetadata } from "@/components/shell/shell-metadata";
import { ShellPage } from "@/components/shell/shell-page";
import { readCall } from "#lib/calls/store";
import { orLogged } from "#lib/platform/server/or-logged";
import { requireUser } from "#lib/platform/server/sign-in";

type Props = PageProps<"/[locale]/call/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return shellMetadata((await getTranslations("calls.detail"))("pageTitle"), `/call/${id}`);
}

/** One of the user's own calls, live while it goes on. */
export default async function CallPage({ params, searchParams }: Props) {
  const user = await requireUser();
  const { id } = await params;
  const { ask, problem } = await searchParams;
  const t = await getTranslations("calls");
  const call = await orLogged("call not read", async () => (await readCall(user.id, id)) ?? "missing");
  if (call === "missing") notFound();
  return (
    <ShellPage title={t("detail.pageTitle")} parent={{ title: t("pageTitle"), path: "/calls" }}>
      {call ? (
        <div className="call-page">
          <CallStatus call={call} />
          <CallOutcome call={call} />
          <CallActions
            call={call}
            isAsked={ask === "delete"}
            problem={callProblems.find((one) => one === problem) ?? null}
          />
          <CallFacts call={call} />
        </div>
      ) : (
        <CallsError path={`/call/${id}`} />
      )}
    </ShellPage>
  );
}
