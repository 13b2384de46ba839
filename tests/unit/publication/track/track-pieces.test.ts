import { expect, test } from "vitest";
import { agreementParts, roughTime, trackHolds } from "@/components/publication/track/track-pieces";

test("four underscores in a line of an agreement are a blank to fill in", () => {
  expect(agreementParts("It sleeps in ____ from ____ on.")).toEqual(["It sleeps in ", " from ", " on."]);
  expect(agreementParts("Telling costs nothing.")).toEqual(["Telling costs nothing."]);
  expect(agreementParts("My line: “____”.")).toEqual(["My line: “", "”."]);
  expect(agreementParts("a_b stays whole")).toEqual(["a_b stays whole"]);
});

test("the time of a track is told in steps of five minutes", () => {
  expect(roughTime(132)).toEqual({ hours: 2, minutes: 10 });
  expect(roughTime(133)).toEqual({ hours: 2, minutes: 15 });
  expect(roughTime(58)).toEqual({ hours: 1, minutes: 0 });
  expect(roughTime(1)).toEqual({ hours: 0, minutes: 5 });
});

test("a track counts what it holds by kind", () => {
  const piece = (_type: "microBrief" | "microAction" | "glossaryTerm", slug: string) => ({
    _id: slug,
    _type,
    language: "en" as const,
    slug,
    title: slug,
    minutes: 1,
  });
  const pieces = [piece("microBrief", "a"), piece("glossaryTerm", "b"), piece("microBrief", "c")];
  expect(trackHolds({ pieces })).toEqual({ briefs: 2, actions: 0, words: 1 });
});
