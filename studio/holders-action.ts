/**
 * Unpublishing and deleting that tell first which documents hold the piece. The Studio's own dialog also lists the group of its
 * translations, which holds nothing and stands in no list, and offers to go on all the same, which the store then refuses.
 */
import { createElement, useState } from "react";
import { getPublishedId, useClient, type DocumentActionComponent } from "sanity";
import { IntentLink } from "sanity/router";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { documentType } from "../lib/publication/content/schema/content-schema.ts";
import { holdersAmong, namersOf, type Namer } from "../lib/publication/content/schema/holders.ts";
import { letGo } from "./translation-groups";

/** How many are named; a category is held by hundreds. */
const longest = 20;

/** Wraps the Studio's own action, which is asked only if no document holds the piece. */
export function unlessHeld(action: DocumentActionComponent): DocumentActionComponent {
  const HeldAction: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const [holders, setHolders] = useState<Namer[]>([]);
    const own = action(props);
    if (!own) return own;
    const { id } = props;
    const ask = async () => {
      const found = await client.withConfig({ perspective: "raw" }).fetch<Namer[]>(namersOf, { id });
      const holding = holdersAmong(found, id);
      if (holding.length > 0) return setHolders(holding);
      await letGo(client, id);
      own.onHandle?.();
    };
    return {
      ...own,
      // If it cannot be asked, the Studio's own dialog tells what it knows.
      onHandle: () => void ask().catch(() => own.onHandle?.()),
      dialog:
        holders.length > 0
          ? {
              type: "dialog",
              header: "Other documents name it",
              content: holdersList(holders),
              onClose: () => setHolders([]),
            }
          : own.dialog,
    };
  };
  HeldAction.action = action.action;
  return HeldAction;
}

function holdersList(holders: readonly Namer[]) {
  const more = holders.length - longest;
  return createElement(
    "div",
    null,
    createElement(
      "p",
      null,
      "Open each of these, take the piece out of it, and publish it. Then try again. A draft can also be discarded.",
    ),
    createElement(
      "ul",
      null,
      holders.slice(0, longest).map((holder) => createElement("li", { key: holder._id }, holderLink(holder))),
      more > 0 ? createElement("li", null, `and ${more} more`) : null,
    ),
  );
}

function holderLink({ _id, _type, name, draft }: Namer) {
  const type = documentType(_type)?.title ?? _type;
  const kind = draft ? `${type}, draft` : type;
  return createElement(
    IntentLink,
    { intent: "edit", params: { id: getPublishedId(_id), type: _type } },
    name === null ? kind : `${name} (${kind})`,
  );
}
