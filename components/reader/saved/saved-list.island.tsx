"use client";
import { useRef, useState } from "react";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { OfflineCopies } from "@/components/reader/saved/offline-copies";
import { SavedRows } from "@/components/reader/saved/saved-rows";
import { useCopies } from "@/components/reader/saved/use-copies";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { Locale } from "#lib/base/i18n/locales";
import type { PieceKind } from "#lib/publication/content/kinds";
import { savedKey } from "#lib/reader/saved/is-saved";
import { removePiece } from "#lib/reader/saved/keep-piece";
import { parseSaved, settleCopies, type SavedPiece } from "#lib/reader/saved/saved";
import { savedAddress } from "#lib/reader/saved/saved-address";
import { dropCopies, removeCopies } from "#lib/platform/browser/offline-copies";
import { readStored } from "#lib/platform/browser/storage/storage";
import { storageLasts } from "#lib/platform/browser/storage/storage-lasts";
import { useStored } from "#lib/platform/browser/storage/use-stored";

type SavedListLabels = Record<
  | PieceKind
  | "title"
  | "emptyTitle"
  | "emptyText"
  | "remove"
  | "removeNamed"
  | "removed"
  | "offline"
  | "blockedTitle"
  | "blockedText"
  | "copiesTitle"
  | "copiesText"
  | "copiesRemove"
  | "copiesRemoved",
  string
>;
type Props = { locale: Locale; ways: readonly { href: string; text: string }[]; labels: SavedListLabels };

/** Why an island: the list is read from this browser, into which that of an account is synced. */
export function SavedListIsland({ locale, ways, labels }: Props) {
  const pieces = parseSaved(useStored(savedKey));
  const isHydrated = useIsHydrated();
  const [said, setSaid] = useState("");
  const [copies, refreshCopies] = useCopies();
  const heading = useRef<HTMLHeadingElement>(null);

  async function remove(piece: SavedPiece) {
    removePiece(piece.path);
    const left = parseSaved(readStored(savedKey));
    setSaid(labels.removed.replace("{title}", () => piece.title));
    // The button that had the focus is gone.
    heading.current?.focus();
    await dropCopies([piece.path], left);
    await refreshCopies();
  }

  if (!isHydrated) return <Skeleton rows={4} />;
  return (
    <section className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="rule">
        {labels.title}
      </h2>
      {!storageLasts() && <Alert title={labels.blockedTitle}>{labels.blockedText}</Alert>}
      {pieces.length === 0 ? (
        <EmptyNotice title={labels.emptyTitle} text={labels.emptyText}>
          <ul className="rows w-full">
            {ways.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </EmptyNotice>
      ) : (
        <SavedRows
          pieces={pieces}
          addressOf={(piece) => savedAddress(piece, locale)}
          hasCopy={(address) => copies?.includes(address) ?? false}
          labels={labels}
          onRemove={(piece) => void remove(piece)}
        />
      )}
      <p role="status" className="text-soft">
        {said}
      </p>
      {copies !== null && (
        <OfflineCopies
          labels={labels}
          onRemove={() => {
            settleCopies(pieces.flatMap(({ due }) => due ?? []));
            void removeCopies().then(async () => {
              setSaid(labels.copiesRemoved);
              heading.current?.focus();
              await refreshCopies();
            });
          }}
        />
      )}
    </section>
  );
}
