"use client";
import { ToolButton, toolRow } from "@/components/reader/saved/tool-button";
import { parseProgress, progressKey } from "#lib/reader/saved/progress";
import { useStored } from "#lib/platform/browser/storage/use-stored";

type Props = { path: string; labels: { mark: string; marked: string; unmark: string } };

/** Why an island: what was read is stored in the browser, and the reader may correct what the page has counted. */
export function ReadMarkIsland({ path, labels }: Props) {
  const isRead = parseProgress(useStored(progressKey)).read.includes(path);
  return (
    <p className={toolRow} data-silent="">
      <ToolButton
        icon="done"
        texts={[labels.mark, labels.marked]}
        isOn={isRead}
        mark={{ kind: "read", nameOn: labels.unmark, piece: { path } }}
        name={isRead ? labels.unmark : undefined}
      />
    </p>
  );
}
