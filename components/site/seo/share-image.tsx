import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { site } from "#lib/platform/site";
import { drawableText } from "#lib/seo/drawable-text";
import { shareImageSize } from "#lib/seo/metadata";
import { cutText } from "#lib/base/text/text";

type Props = { label: string; title: string };

/** Share images use the light palette: a link preview has no theme. */
const palette = { paper: "#f7f8f5", ink: "#10182f", signal: "#ffd94a", soft: "#4b546c" };

// Written out so that the bundler traces only this file.
const font = readFile(path.join(process.cwd(), "lib/seo/fonts/bricolage-grotesque-700.ttf"));

/** The 1200x630 picture of a shared link: the kind, the title, and the lamp. */
export async function shareImage({ label, title }: Props): Promise<ImageResponse> {
  const name = drawableText(site.name);
  const drawable = drawableText(title) || name;
  const shown = drawable.length > 110 ? `${cutText(drawable, 109).trimEnd()}…` : drawable;
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
          fontSize: shown.length > 60 ? 68 : 84,
          lineHeight: 1.08,
          letterSpacing: "-0.02em",
          // A word that is longer than the line would otherwise overflow the picture.
          wordBreak: "break-word",
          borderLeft: `26px solid ${palette.signal}`,
          paddingLeft: 40,
        }}
      >
        {shown}
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
