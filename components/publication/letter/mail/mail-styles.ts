/**
 * The styles of the mail, inline, since many mail programs read no others. Each background comes with its text color, so that a
 * program that darkens one changes both.
 */
import type { CSSProperties } from "react";

const [ink, soft, paper, ground, line, signal, link] = [
  "#10182f",
  "#4b546c",
  "#ffffff",
  "#f1f3ee",
  "#d9dde4",
  "#ffd94a",
  "#3f35b8",
];
const font = "Helvetica, Arial, sans-serif";
const text = { fontFamily: font, fontSize: "16px", lineHeight: "24px", color: ink } satisfies CSSProperties;

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: ground },
  hidden: {
    display: "none",
    fontSize: "1px",
    lineHeight: "1px",
    maxHeight: 0,
    maxWidth: 0,
    opacity: 0,
    overflow: "hidden",
    color: ground,
  },
  ground: { backgroundColor: ground, color: ink },
  outer: { padding: "16px 8px" },
  sheet: { width: "100%", maxWidth: "600px", backgroundColor: paper, color: ink },
  cell: { padding: "0 24px" },
  brand: {
    ...text,
    padding: "24px 24px 16px",
    borderTop: `8px solid ${signal}`,
    fontSize: "14px",
    color: soft,
  },
  title: {
    ...text,
    margin: "0 0 16px",
    fontSize: "28px",
    lineHeight: "34px",
    fontWeight: "bold",
  },
  heading: {
    ...text,
    margin: "32px 0 8px",
    paddingTop: "12px",
    borderTop: `3px solid ${ink}`,
    fontSize: "20px",
    lineHeight: "26px",
    fontWeight: "bold",
  },
  paragraph: { ...text, margin: "0 0 16px" },
  piece: { padding: "16px 0", borderBottom: `1px solid ${line}` },
  meta: { ...text, margin: "0 0 4px", fontSize: "14px", lineHeight: "20px", color: soft },
  pieceTitle: {
    ...text,
    margin: "0 0 4px",
    fontSize: "18px",
    lineHeight: "24px",
    fontWeight: "bold",
  },
  pieceText: { ...text, margin: 0 },
  link: { color: link, textDecoration: "underline" },
  card: {
    display: "block",
    width: "100%",
    maxWidth: "552px",
    height: "auto",
    margin: "8px 0 16px",
    border: `1px solid ${line}`,
  },
  foot: { ...text, padding: "32px 24px", fontSize: "14px", lineHeight: "22px", color: soft },
} satisfies Record<string, CSSProperties>;

/** For a mail with its own head: the colors for programs that support a dark theme. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0b1020 !important; }
  .sheet { background-color: #10182f !important; }
  .sheet td, .sheet p, .sheet h1, .sheet h2, .sheet h3 { color: #f1f3ee !important; border-color: #4b546c !important; }
  .sheet .signal { border-color: #ffd94a !important; }
  .sheet a { color: #b9b3ff !important; }
}`;
