import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { site } from "#lib/platform/site";
import { drawableText } from "#lib/seo/drawable-text";
import { shareImageSize } from "#lib/seo/metadata";
import { cutText } from "#lib/base/text/text";

type Props = {
  /** What kind of page it is. */
  label: string;
  title: string;
  /** A sentence under the title, which is left out if it is too long. */
  note?: string | null;
};

/** Share images use the light palette: a link preview has no theme. */
const palette = { paper: "#f7f8f5", ink: "#10182f", signal: "#ffd94a", soft: "#4b546c" };

// Written out so that the bundler traces only this file.
const font = readFile(path.join(process.cwd(), "lib/seo/fonts/bricolage-grotesque-700.ttf")).then(
  withoutKerning,
);

/**
 * The drawing library measures a word letter by letter, without kerning, but draws it with it: after a word such as "L’automne" the
 * gap would be twice as wide as others. Without the font's table of kerning both agree.
 */
function withoutKerning(file: Buffer): Buffer {
  const tables = file.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * tables; at += 16)
    if (file.toString("latin1", at, at + 4) === "GPOS") file.write("none", at, "latin1");
  return file;
}

/** For how many characters of a note there is room: three lines of it under a title of one line, two under one of two lines. */
const roomUnder = (title: string): number => (title.length <= 22 ? 120 : title.length <= 44 ? 80 : 0);

/** The size of a title's letters, so that it takes three lines at most. Long words leave the ends of lines empty. */
function sizeOf(title: string): number {
  const hasLongWord = title.split(" ").some((word) => word.length > 11);
  return title.length > (hasLongWord ? 36 : 50) ? 68 : 84;
}

/** The 1200x630 picture of a shared link: the kind, the title with its note, and the lamp. */
export async function shareImage({ label, title, note }: Props): Promise<ImageResponse> {
  const name = drawableText(site.name);
  const drawable = drawableText(title) || name;
  const shown = drawable.length > 110 ? `${cutText(drawable, 109).trimEnd()}…` : drawable;
  const sentence = drawableText(note ?? "");
  return new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: 72,
        background: palette.paper,
        color: palette.ink,
        fontFamily: "Display",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 34, color: palette.soft }}>
        <div style={{ display: "flex", width: 28, height: 28, background: palette.signal }} />
        {drawableText(label)}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          gap: 24,
          borderLeft: `26px solid ${palette.signal}`,
          paddingLeft: 40,
        }}
      >
        <div
          style={{
            display: "flex",
            fontSize: sizeOf(shown),
            lineHeight: 1.08,
            letterSpacing: "-0.02em",
            // A word that is longer than the line would otherwise overflow the picture.
            wordBreak: "break-word",
          }}
        >
          {shown}
        </div>
        {sentence !== "" && sentence.length <= roomUnder(shown) && (
          <div style={{ display: "flex", fontSize: 40, lineHeight: 1.2, color: palette.soft }}>
            {sentence}
          </div>
        )}
      </div>
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 42 }}>
        <svg width="52" height="52" viewBox="0 0 24 24">
          <path d="M12 10 3.5 22h17z" fill={palette.signal} opacity="0.55" />
          <circle cx="12" cy="8" r="6" fill={palette.signal} stroke={palette.ink} strokeWidth="2" />
        </svg>
        {name}
      </div>
    </div>,
    { ...shareImageSize, fonts: [{ name: "Display", data: await font, weight: 700, style: "normal" }] },
  );
}
