import { useEffect, useState } from "react";

type Props = { text: string; label: string };

/** Dark squares as one path: `M column row h1v1h-1z` for each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");

/**
 * A text as a QR code: dark on light whatever the theme, as cameras need it. Drawn in the browser, by a library that is loaded with
 * the first one.
 */
export function QrCode({ text, label }: Props) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("qr").then(({ default: encode }) => {
      const rows = encode(text, "raw", { border: 4, ecc: "medium" });
      if (!isGone) setDrawn({ size: rows.length, path: pathOf(rows) });
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`}
      className="size-56 border border-line bg-[#fff]"
      shapeRendering="crispEdges"
    >
      {drawn && <path d={drawn.path} fill="#000" />}
    </svg>
  );
}
