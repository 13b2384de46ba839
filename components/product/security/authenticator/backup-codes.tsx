import "@/components/product/security/authenticator/backup-codes.css";
import { useEffect, useRef, useState } from "react";
import { goOnAt } from "@/components/product/security/parts/go-on";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { Button } from "@/components/ui/button";
import { copyText } from "#lib/platform/browser/page/share";

type Props = { labels: SecurityLabels; codes: readonly string[]; done: () => void };

/** Backup codes, while they are shown: to copy, to save as a file, or to print alone on a sheet. */
export function BackupCodes({ labels, codes, done }: Props) {
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus was replaced.
  useEffect(() => goOnAt(heading.current), []);
  const words = labels.backup;
  const text = `${words.file}\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    // Emptied first, since the same words once more would not be read out.
    setSaid("");
    setSaid((await copyText(text)) ? words.copied : words.copyFailed);
  };
  return (
    <div className="backup-codes grid max-w-measure gap-5 border-l-4 border-signal pl-4">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p className="print:hidden">{`${words.text} ${words.shownOnce}`}</p>
      <p className="hidden print:block">{words.file}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg select-all">{code}</code>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button look="quiet" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a
          className="button button-quiet"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="lantern-backup-codes.txt"
        >
          {words.download}
        </a>
        {/* Rendered only after a press, never on a server. The browsers inside other apps may lack this API. */}
        {typeof window.print === "function" && (
          <Button look="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
        <Button onClick={done}>{words.done}</Button>
      </p>
      <p role="status" className="empty:absolute print:hidden">
        {said}
      </p>
    </div>
  );
}
