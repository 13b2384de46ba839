/** A letter as a mail of its own: its HTML, and the same as plain text. */
import { expect, test } from "vitest";
import { renderMail } from "@/components/publication/letter/mail/render-letter";
import type { Letter } from "#lib/publication/letters/read-letters";
import { letterPiece } from "@/tests/support/samples/sample-letter";

const letter: Letter = {
  day: "2026-11-29",
  title: "A quiet week",
  opening: "We have moved.\n\nThe address is the same.",
  chosen: [],
  fresh: [letterPiece("lamps", "Lamps & lights"), letterPiece("doors", "Doors")],
  checked: [],
  seasonal: letterPiece("presents", "Presents"),
  month: "november",
  rest: { microBrief: 2 },
};

test("the plain text parts what the HTML parts", async () => {
  const { text } = await renderMail(letter, "en", "{{unsubscribe}}");
  expect(text).toContain("We have moved.\n\nThe address is the same.\n");
  expect(text).toContain("About lamps.\n\nBrief\nDoors");
  expect(text).toContain("About doors.\n\nAlso new this week: 2 more briefs.\n");
  expect(text).toContain("money is quickly spent.\n\nBrief\nPresents");
  // A piece is one: what it is, its title, its words.
  expect(text).toMatch(/\nBrief\nLamps & lights <http[^>]+\/micro-briefs\/lamps>\nAbout lamps\.\n/);
});

test.each(["{{unsubscribe}}", "*|UNSUB|*", "<%asm_group_unsubscribe_raw_url%>", `{{ url("stop") & 'now' }}`])(
  "the service finds its own tag as it was given: %s",
  async (tag) => {
    const { html, text } = await renderMail(letter, "en", tag);
    expect(html).toContain(`<a href="${tag}"`);
    expect(text).toContain(`Unsubscribe <${tag}>`);
  },
);
