/**
 * Unpublishing and deleting that tell first which documents hold the piece. The Studio's own dialog also lists the group of its
 * translations, which holds nothing and stands in no list, and offers to go on all the same, which the store then refuses.
 * An original that goes for good is held by its translations too: nothing would tie them to what they were made from.
 */
import { createElement, useState } from "react";
import { getPublishedId, useClient, type DocumentActionComponent } from "sanity";
import { IntentLink } from "sanity/router";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { contentLanguage } from "../lib/base/i18n/locales.ts";
import { documentType } from "../lib/publication/content/schema/content-schema.ts";
import {
  holdersAmong,
  madeFromIt,
  membersBesideIt,
  namersOf,
  type Member,
  type Namer,
} from "../lib/publication/content/schema/holders.ts";
import { letGo } from "./translation-groups";
import { withDrafts } from "./with-drafts";

/** How many are named; a category is held by hundreds. */
const longest = 20;

/** Why a piece stays, and what to do about it. */
type Held = { header: string; advice: string; by: readonly Namer[] };

const named = (by: readonly Namer[]): Held => ({
  header: "Other documents name it",
  advice:
    "Open each of these, take the piece out of it, and publish it. Then try again. A draft can also be discarded.",
  by,
});

const translated = (by: readonly Namer[]): Held => ({
  header: "Translations are made from it",
  advice:
    "Delete these first. Then try again. To keep them, and take only this piece off the site, unpublish it and leave its draft.",
  by,
});

/** Wraps the Studio's own action, which is asked only if no document holds the piece. */
export function unlessHeld(action: DocumentActionComponent): DocumentActionComponent {
  const HeldAction: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const [held, setHeld] = useState<Held | null>(null);
    const own = action(props);
    if (!own) return own;
    const { id, published } = props;
    const isDiscard = action.action === "discardChanges";
    if (isDiscard && published) return own;
    const ask = async () => {
      const all = withDrafts(client);
      // A draft that is discarded may be named: the store lets it go.
      const holders = isDiscard ? [] : holdersAmong(await all.fetch<Namer[]>(namersOf, { id }), id);
      if (holders.length > 0) return setHeld(named(holders));
      if (action.action !== "unpublish") {
        const members = await all.fetch<Member[]>(membersBesideIt, { id, original: contentLanguage });
        const translations = madeFromIt(members);
        if (translations.length > 0) return setHeld(translated(translations));
      }
      await letGo(client, id);
      own.onHandle?.();
    };
    return {
      ...own,
      // If it cannot be asked, the Studio's own dialog tells what it knows.
      onHandle: () => void ask().catch(() => own.onHandle?.()),
      dialog:
        held !== null
          ? {
              type: "dialog",
              header: held.header,
              content: holdersList(held),
              onClose: () => setHeld(null),
            }
          : own.dialog,
    };
  };
  HeldAction.action = action.action;
  return HeldAction;
}

function holdersList({ advice, by }: Held) {
  const more = by.length - longest;
  return createElement(
    "div",
    null,
    createElement("p", null, advice),
    createElement(
      "ul",
      null,
      by.slice(0, longest).map((holder) => createElement("li", { key: holder._id }, holderLink(holder))),
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
