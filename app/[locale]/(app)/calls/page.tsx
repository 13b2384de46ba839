import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { CallList } from "@/components/product/calls/list/call-list";
import { callListTitle } from "@/components/product/calls/list/call-list-title";
import { CallsError } from "@/components/product/calls/list/calls-error";
import { DirectoryNote } from "@/components/product/explore/directory-note";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { callPageStore } from "#lib/product/calls/records/call-page-store";
import { originOfImported } from "#lib/product/directory/records/data-origin";
import { directorySource } from "#lib/product/directory/provider/directory";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { firstOf, withQuery, type Query } from "#lib/base/addresses/filtered-addresses";
import { isCallState, type CallState } from "#lib/base/site/call-states";

type Props = PageProps<"/[locale]/calls">;
const path = "/calls";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const user = await requireUser();
  const { state, before, after } = readQuery(await searchParams);
  const page = await readPage(user.id, state, before, after);
  return shellMetadata(await callListTitle({ state, number: page?.number ?? null }), path);
}

/** The user's calls, newest first. The address says which state and which page. */
export default async function CallsPage({ searchParams }: Props) {
  const user = await requireUser();
  const asked = await searchParams;
  const query = readQuery(asked);
  const { saved } = await readFormOutcome(asked);
  const t = await getTranslations("calls");
  const followed = withQuery("/api/calls", query);
  const page = await readPage(user.id, query.state, query.before, query.after);
  const source = page && (await nullOnError("directory not read", async () => directorySource()));
  return (
    <ShellPage title={t("pageTitle")} lead={t("lead")}>
      {page ? (
        <>
          <CallList
            page={page}
            state={query.state}
            followed={followed}
            isAfterDeletion={saved === "delete"}
          />
          {source?.hasImported && <DirectoryNote origin={originOfImported(source)} />}
        </>
      ) : (
        <CallsError path={withQuery(path, query)} followed={followed} />
      )}
    </ShellPage>
  );
}

/**
 * The page that an address leads to, which may be another than it says; null when it cannot be read.
 * For the list and its title.
 */
const readPage = cache(
  (userId: string, state: CallState | null, before: string | null, after: string | null) =>
    nullOnError("calls not read", async () =>
      callPageStore(await database()).readOrFirst(userId, { state, before, after }),
    ),
);

/** Which state and which page an address asks for. */
function readQuery({ state, before, after }: Query) {
  return { state: isCallState(state) ? state : null, before: firstOf(before), after: firstOf(after) };
}
