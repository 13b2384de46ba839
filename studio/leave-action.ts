/**
 * Deleting a document, and discarding a draft that was never published, take it out of its group of translations. Otherwise the
 * menu "Translations" would lead to a document that is gone, and its original would no longer be listed as not translated. A
 * document that is restored while its form is still open is put back.
 */
import { useEffect, useRef } from "react";
import type { DocumentActionComponent } from "sanity";
import { useClient, useDocumentOperationEvent } from "sanity";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { leaveGroups, rejoinGroups } from "./translation-groups";

/** Wraps the Studio's own action. */
export function leavesItsGroup(action: DocumentActionComponent): DocumentActionComponent {
  const LeavingAction: DocumentActionComponent = (props) => {
    const { id, type, published, draft } = props;
    const client = useClient({ apiVersion });
    const event = useDocumentOperationEvent(id, type);
    /** The last event that was handled; the Studio keeps reporting it. */
    const handled = useRef<unknown>(null);
    /** The groups that it left, for when it is restored. */
    const left = useRef<ReturnType<typeof leaveGroups> | null>(null);
    useEffect(() => {
      if ((published || draft) && left.current) {
        void left.current.then((groups) => rejoinGroups(client, id, groups)).catch(() => undefined);
        left.current = null;
      }
      if (published || draft || event?.op !== action.action || event?.type !== "success") return;
      if (handled.current === event) return;
      handled.current = event;
      left.current = leaveGroups(client, id);
      // What fails here leaves a name of nothing, of which the check tells.
      left.current.catch(() => undefined);
    }, [id, published, draft, event, client]);
    return action(props);
  };
  LeavingAction.action = action.action;
  return LeavingAction;
}
