import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { PieceTools } from "@/components/reader/saved/piece-tools";
import type { Piece } from "#lib/reader/saved/piece";

vi.mock("next-intl", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("#lib/base/i18n/current-locale", () => ({ useCurrentLocale: () => "en" }));

test.each(["en", "es"])("what is saved in a preview is the title alone, in %s", (lang) => {
  // As a store's client hides in a text where it is edited.
  const marked = `Lamps${"\u200B\uFEFF\u200C\u200D".repeat(8)}`;
  const { props } = PieceTools({
    piece: { kind: "brief", path: "/micro-briefs/lamps", title: marked, lang },
  }) as ReactElement<{ piece: Piece }>;
  expect(props.piece.title).toBe("Lamps");
  expect(props.piece.lang).toBe(lang === "en" ? undefined : lang);
});
