import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { CallPages } from "@/components/product/calls/list/call-pages";
import { CallRows } from "@/components/product/calls/list/call-rows";
import { drawnCall } from "@/components/product/calls/follow/drawn-call";
import { ListStatusIsland } from "@/components/product/calls/list/list-status.island";
import { LivePageIsland } from "@/components/product/calls/follow/live-page.island";
import { StateFilter } from "@/components/product/calls/list/state-filter";
import { note } from "@/components/product/looks";
import { SaidOnceIsland } from "@/components/product/shell/said-once.island";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { deletionSaid } from "#lib/product/calls/records/call";
import type { CallPage } from "#lib/product/calls/records/call-page-store";
import { isLive, type CallState } from "#lib/base/site/call-states";

type Props = {
  page: CallPage;
  state: CallState | null;
  /** The API address from which this page of the list is kept up to date. */
  followed: string;
  /** Whether the reader has just deleted a call. */
  isAfterDeletion: boolean;
};

/** The user's calls with their filter and pages, or a notice when there are none. */
export async function CallList({ page, state, followed, isAfterDeletion }: Props) {
  const t = await getTranslations("calls.list");
  const states = await getTranslations("calls.states");
  const shown = `${state ? states(state) : t("all")}, ${t("shown", { count: page.calls.length })}`;
  const isNone = page.calls.length === 0;
  return (
    <div className="mt-5 grid grid-cols-1 gap-6">
      {/*
       * The line is always there: filtering changes the list in place, and screen readers read out what the line says then. It
       * names the state, because two states may have equally many calls, and an unchanged line is not read out.
       */}
      <ListStatusIsland
        id={isAfterDeletion ? deletionSaid : undefined}
        text={isAfterDeletion ? t("deleted") : shown}
        of={followed}
        className={isAfterDeletion ? `${note} empty:border-0 empty:p-0` : "sr-only"}
      />
      {isAfterDeletion && <SaidOnceIsland />}
      {(!isNone || state) && (
        <>
          {/* On a phone the sidebar, which also leads there, is hidden. */}
          <AppLink path="/explore" className="button button-quiet justify-self-start">
            {t("empty.way")}
          </AppLink>
          <StateFilter state={state} />
        </>
      )}
      {isNone ? (
        <EmptyNotice
          title={state ? t("noMatch.title") : t("empty.title")}
          text={state ? undefined : t("empty.text")}
        >
          <AppLink path={state ? "/calls" : "/explore"} className="button">
            {state ? t("noMatch.way") : t("empty.way")}
          </AppLink>
        </EmptyNotice>
      ) : (
        <CallRows calls={page.calls} state={state} />
      )}
      <CallPages page={page} state={state} />
      {page.calls.some((call) => isLive(call.state)) && (
        <LivePageIsland path={followed} drawn={page.calls.map(drawnCall)} />
      )}
    </div>
  );
}
