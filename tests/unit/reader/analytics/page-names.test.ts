import { expect, test } from "vitest";
import { pageName } from "#lib/reader/analytics/page-names";

test("the pages of the product carry the names that the figures are kept under", () => {
  expect(
    ["/", "/explore", "/calls", "/locations", "/getting-started", "/upgrade", "/settings", "/profile"].map(
      pageName,
    ),
  ).toEqual([
    "Home",
    "Explore",
    "Calls Management",
    "Locations",
    "Getting Started",
    "Upgrade",
    "Settings",
    "Profile",
  ]);
  expect(["/call/7", "/location/7", "/business/7/x"].map(pageName)).toEqual([
    "Call Details",
    "Location Details",
    "Business Details",
  ]);
});

test("any other page is named by its segments, hyphens as spaces", () => {
  expect(pageName("/how-it-works")).toBe("How It Works");
  expect(pageName("/micro-briefs/group-chats")).toBe("Micro Briefs Group Chats");
  expect(pageName("/glossary/caf%C3%A9/")).toBe("Glossary Café");
  expect(pageName("/%zz")).toBe("%zz");
});

test("the language is no part of a name, and an empty path has none", () => {
  expect(pageName("/es")).toBe("Home");
  expect(pageName("/es-mx/calls")).toBe("Calls Management");
  expect(pageName("/de/how-it-works")).toBe("How It Works");
  expect(pageName("")).toBe("Unknown Page");
});
